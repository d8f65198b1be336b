import { expect, test } from 'vitest'
import { sitePictureFrom } from './sent-picture.ts'

test('a strip that says it is millions of points wide is refused by its head, before it is unpacked', async () => {
  const strip = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAsAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWMQMgnDihiGlgQALKknAfJed/0AAAAASUVORK5CYII=',
    'base64',
  )
  await expect(sitePictureFrom(strip)).rejects.toThrow('20,000 พิกเซลต่อด้าน')
})
