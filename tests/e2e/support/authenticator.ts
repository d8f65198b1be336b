import type { CDPSession } from '@playwright/test'

/** Chromium imitates one that has a finger laid on at once. The journey sends `WebAuthn.disable` when it is done. */
export async function givenAuthenticator(chromium: CDPSession): Promise<void> {
  await chromium.send('WebAuthn.enable')
  await chromium.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
