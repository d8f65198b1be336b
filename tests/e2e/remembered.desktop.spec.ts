// “จดจำฉันไว้” in a browser that is closed and opened again, on a profile of its own.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type LaunchOptions, type Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { givenNewcomer, PASSWORD, signIn } from './support/member.ts'
import { agreeToTerms } from './support/terms.ts'
import { signInUnit } from './support/unit.ts'

const MEMBER = '700042'
const EXPIRED = 'ขออภัยสิ้นสุดระยะเวลาการเข้าสู่ระบบ กรุณาเข้าสู่ระบบใหม่อีกครั้ง'
const DAY_SECONDS = 24 * 60 * 60

test('who ticked “จดจำฉันไว้” is still in after the browser was closed; who did not is asked again', async ({
  baseURL,
  launchOptions,
}) => {
  await givenNewcomer(MEMBER, 'กล้วยไม้')
  await agreeToTerms(MEMBER)

  await onOwnProfile(baseURL, launchOptions, async (opened) => {
    await opened(async (page) => enterBoth(page, { remember: true }))
    await opened(async (page, context) => {
      await page.goto('/member/password')
      await expect(page.getByRole('heading', { name: 'เปลี่ยนรหัสผ่าน' })).toBeVisible()
      await page.goto('/membergroup/password')
      await expect(page.getByRole('heading', { name: 'เปลี่ยนรหัสผ่าน' })).toBeVisible()
      const left = await daysLeft(context)
      expect(left['__Host-mb']).toBeCloseTo(30, 1)
      expect(left['__Host-ub']).toBeCloseTo(7, 1)
    })
  })
  await onOwnProfile(baseURL, launchOptions, async (opened) => {
    await opened(async (page) => enterBoth(page, { remember: false }))
    await opened(async (page, context) => {
      expect(await daysLeft(context)).not.toHaveProperty('__Host-mb')
      await page.goto('/member/password')
      await expect(page.getByText(EXPIRED).first()).toBeVisible()
      await expect(page).toHaveURL('/member/logon')
      await page.goto('/membergroup/password')
      await expect(page).toHaveURL('/membergroup/logon')
      await expect(page.getByText(EXPIRED).first()).toBeVisible()
      expect(await page.evaluate(() => [localStorage.user, localStorage.membergroup])).toEqual([
        undefined,
        undefined,
      ])
      await enterMember(page, { remember: false })
    })
    await opened(async (page) => {
      await page.goto('/home')
      await expect(page.getByRole('link', { name: 'เข้าสู่ระบบสมาชิก' }).first()).toBeVisible()
      await expect.poll(() => page.evaluate(() => localStorage.user)).toBeUndefined()
    })
  })
})

type Opened = (work: (page: Page, context: BrowserContext) => Promise<void>) => Promise<void>

/** Each `opened` is the browser from its start to its end, on the same profile. */
async function onOwnProfile(
  baseURL: string | undefined,
  options: LaunchOptions,
  work: (opened: Opened) => Promise<void>,
): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'coop-profile-'))
  try {
    await work(async (visit) => {
      const context = await chromium.launchPersistentContext(profile, {
        ...options,
        ...(baseURL && { baseURL }),
        locale: 'th-TH',
        reducedMotion: 'reduce',
      })
      try {
        await visit(await context.newPage(), context)
      } finally {
        await context.close()
      }
    })
  } finally {
    rmSync(profile, { recursive: true, force: true })
  }
}

interface Wish {
  remember: boolean
}

async function enterBoth(page: Page, wish: Wish): Promise<void> {
  await page.goto('/home')
  await page.getByRole('button', { name: 'ยอมรับ' }).click()
  await enterMember(page, wish)
  await page.goto('/membergroup/password')
  await tick(page, wish)
  await signInUnit(page, '00010002', 'demo-unit')
  await expect(page.getByRole('heading', { name: 'เปลี่ยนรหัสผ่าน' })).toBeVisible()
}

async function enterMember(page: Page, wish: Wish): Promise<void> {
  await page.goto('/member/password')
  await tick(page, wish)
  await signIn(page, MEMBER, PASSWORD)
  await expect(page.getByRole('heading', { name: 'เปลี่ยนรหัสผ่าน' })).toBeVisible()
}

async function tick(page: Page, { remember }: Wish): Promise<void> {
  await expect(page.getByRole('heading', { name: /^เข้าสู่ระบบ/ })).toBeVisible()
  await page.getByLabel(/จดจำฉันไว้/).setChecked(remember)
}

async function daysLeft(context: BrowserContext): Promise<Record<string, number>> {
  const cookies = await context.cookies()
  return Object.fromEntries(
    cookies.map(({ name, expires }) => [name, (expires - Date.now() / 1000) / DAY_SECONDS]),
  )
}
