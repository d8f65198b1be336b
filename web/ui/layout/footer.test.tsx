import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FOOTER, givenAnswers, SITE, show } from '../../testing/given.tsx'
import { Footer } from './footer.tsx'

test('the footer is empty while it is loading', () => {
  givenAnswers({ '/api/info/footer': () => new Promise(() => undefined) })

  show(<Footer />)

  expect(footer().textContent).toBe('')
})

test('then it has the hours, the address and every way to reach the cooperative', async () => {
  givenFooter(FOOTER)

  show(<Footer />)

  await waitFor(() => expect(footer().textContent).toContain('เปิดทำการ วันจันทร์–วันศุกร์'))
  expect(footer().textContent).toContain('เวลา 08.30–16.30\u00A0น.')
  expect(footer().textContent).toContain(SITE.config.coopNameTH)
  expect(footer().textContent).toContain(SITE.config.coop_address)
  expect(footer().textContent).toContain('โทรสาร 0-4200-0009')
  expect(linkTo('0-4200-0000')).toBe('tel:042000000')
  expect(linkTo('08-0000-0000')).toBe('tel:0800000000')
  expect(linkTo('contact@coop.example')).toBe('mailto:contact@coop.example')
  expect(linkTo('Facebook ของสหกรณ์')).toBe('https://facebook.example/coop')
  expect(linkTo('LINE ของสหกรณ์')).toBe('https://line.example/coop')
})

test('the copyright line has the Buddhist year and credits who made the site', async () => {
  givenFooter(FOOTER)

  show(<Footer />)

  const line = await screen.findByText(/^© \d/)
  const year = new Date().getFullYear() + 543
  expect(line.textContent).toBe(
    `© ${year} ${SITE.config.coopNameTH} · พัฒนาเว็บไซต์โดย ${FOOTER.developer}`,
  )
})

test('what the cooperative does not have leaves no empty line', async () => {
  givenFooter({ ...FOOTER, fax: '', mobile: '', email: '', facebook_url: '', developer: '' })

  show(<Footer />)

  await waitFor(() => expect(footer().textContent).toContain('0-4200-0000'))
  for (const word of ['โทรสาร', 'มือถือ', 'อีเมล', 'Facebook', 'พัฒนาเว็บไซต์โดย']) {
    expect(footer().textContent).not.toContain(word)
  }
})

test('a footer that cannot be loaded stays empty and says nothing', async () => {
  const asked = givenAnswers({})

  const { store } = show(<Footer />)

  await waitFor(() => expect(store.getState().feedFooter.fetchFailure).toBe(true))
  expect(asked).toEqual(['/api/info/footer'])
  expect(footer().textContent).toBe('')
})

function givenFooter(data: typeof FOOTER): void {
  givenAnswers({ '/api/info/footer': () => Response.json({ rc_code: '1', data }) })
}

function footer(): HTMLElement {
  return screen.getByRole('contentinfo')
}

function linkTo(name: string): string | null {
  return screen.getByRole('link', { name }).getAttribute('href')
}
