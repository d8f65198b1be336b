import sharp from 'sharp'
import { setSetting } from '#database/queries/site/setting.ts'
import { expect, PUBLIC_URL, test } from '#tests/support/app/test.ts'
import { givenCategory, givenTopic } from '#tests/support/given/site.ts'

test('robots are shown the sitemap and kept out of what is not public', async ({ app }) => {
  const { body } = await app.inject('/robots.txt')
  expect(body).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`)
  for (const area of ['/api/', '/member/', '/membergroup/', '/admin/'])
    expect(body).toContain(`Disallow: ${area}`)
})

test('the sitemap names what is published, and nothing that is not yet', async ({ app, db }) => {
  const category = await givenCategory(db, 'ข่าว')
  const shown = await givenTopic(db, category, { title: 'ข่าวแรก' })
  const later = await givenTopic(db, category, {
    title: 'ยังไม่ถึงเวลา',
    published_at: new Date(Date.now() + 86_400_000),
  })

  const { body, headers } = await app.inject('/sitemap.xml')

  expect(headers['content-type']).toContain('application/xml')
  expect(body).toContain(`<loc>${PUBLIC_URL}/home</loc>`)
  expect(body).toContain(`<loc>${PUBLIC_URL}/list/${category}</loc>`)
  expect(body).toContain(`<loc>${PUBLIC_URL}/show/${shown}</loc><lastmod>`)
  expect(body).not.toContain(`/show/${later}<`)
})

test('the feed tells the newest news first, whatever is written in them', async ({ app, db }) => {
  const category = await givenCategory(db, 'ข่าว & ประกาศ')
  const when = (day: string) => new Date(`2026-11-${day}T02:00:00Z`)
  await givenTopic(db, category, { title: 'เก่ากว่า', published_at: when('01') })
  await givenTopic(db, category, {
    title: 'หุ้น < 5% & "ใหม่" \u0007',
    body: '<p>เนื้อหา</p>',
    published_at: when('02'),
  })

  const { body, headers } = await app.inject('/feed.xml')

  expect(headers['content-type']).toContain('application/atom+xml')
  expect(body).toContain('<title>หุ้น &lt; 5% &amp; &quot;ใหม่&quot; </title>')
  expect(body).toContain('<category term="ข่าว &amp; ประกาศ"/>')
  expect(body).toContain('<summary>เนื้อหา</summary>')
  expect(body.indexOf('ใหม่')).toBeLessThan(body.indexOf('เก่ากว่า'))
  expect(body).toContain('<updated>2026-11-02T02:00:00.000Z</updated>')
})

test('the mark comes in every size that is asked for', async ({ app }) => {
  // biome-ignore format: a table reads in columns
  const pictures: [string, number, number, string][] = [
    ['/favicon.ico',            48,  48, 'png'],
    ['/apple-touch-icon.png',  180, 180, 'png'],
    ['/icon-192.png',          192, 192, 'png'],
    ['/icon-512.png',          512, 512, 'png'],
    ['/shared/site.jpg',      1200, 630, 'jpeg'],
  ]
  for (const [url, width, height, format] of pictures) {
    const { rawPayload } = await app.inject(url)
    expect(await sharp(rawPayload).metadata(), url).toMatchObject({ width, height, format })
  }
})

test('who shows a shared link is given the article’s own title, and its picture made for that', async ({
  app,
  db,
}) => {
  const bytes = await sharp({ create: { width: 80, height: 45, channels: 3, background: 'red' } })
    .webp()
    .toBuffer()
  const { media_id } = await db
    .insertInto('media')
    .values({ media_type: 'image/webp', width: 80, height: 45, alt: 'ภาพ', bytes })
    .returning('media_id')
    .executeTakeFirstOrThrow()
  const category = await givenCategory(db, 'ข่าว')
  const topic = await givenTopic(db, category, { title: 'มีภาพ', picture_id: media_id })

  const page = (await app.inject(`/show/${topic}`)).body
  const { rawPayload } = await app.inject(`/shared/${media_id}.jpg`)

  // The title of the page says more; who gets the link is told the article's own.
  expect(page).toContain('<title>main | มีภาพ | ')
  expect(page).toContain('<meta property="og:title" content="มีภาพ">')
  expect(page).toContain('<meta name="twitter:title" content="มีภาพ">')
  expect(page).toContain(
    `<meta property="og:image" content="${PUBLIC_URL}/shared/${media_id}.jpg">`,
  )
  expect(await sharp(rawPayload).metadata()).toMatchObject({
    width: 1200,
    height: 630,
    format: 'jpeg',
  })
  expect((await app.inject('/shared/00000000-0000-4000-8000-000000000000.jpg')).statusCode).toBe(
    404,
  )
})

test('a page tells search engines whose it is, and an article what it is', async ({ app, db }) => {
  const category = await givenCategory(db, 'ประกาศ')
  const topic = await givenTopic(db, category, { title: 'หยุด </script><b>ปีใหม่' })

  const home = factsOf((await app.inject('/home')).body)
  const article = factsOf((await app.inject(`/show/${topic}`)).body)

  expect(home['@graph']).toHaveLength(1)
  expect(home['@graph'][0]).toMatchObject({ '@type': 'Organization', url: `${PUBLIC_URL}/home` })
  expect(article['@graph'][1]).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'หยุด </script><b>ปีใหม่',
    articleSection: 'ประกาศ',
    mainEntityOfPage: `${PUBLIC_URL}/show/${topic}`,
  })
})

test('the manifest names the cooperative and icons that are there', async ({ app }) => {
  const manifest = (await app.inject('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ start_url: '/home', lang: 'th' })
  for (const { src } of manifest.icons) expect((await app.inject(src)).statusCode).toBe(200)
})

function factsOf(page: string) {
  const block = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1]
  return JSON.parse(block ?? 'null')
}

test('who finds a hole in the site reads whom to tell, and until when', async ({ app, db }) => {
  const said = async () => {
    app.memory.forget()
    return (await app.inject('/.well-known/security.txt')).body
  }
  await setSetting(db, 'email', 'info@coop.example')
  expect(await said()).toContain('Contact: mailto:info@coop.example\n')
  app.settings.securityContact = 'https://coop.example/security'
  expect(await said()).toContain('Contact: https://coop.example/security\n')
  const until = /^Expires: (.+)$/m.exec(await said())?.[1] ?? ''
  const days = (new Date(until).getTime() - Date.now()) / (24 * 60 * 60 * 1000)
  expect(days).toBeGreaterThan(178)
  expect(days).toBeLessThan(366)
})
