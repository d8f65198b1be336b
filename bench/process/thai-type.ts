// A Thai type of the device's own, as every phone has and hardly any server: without it a browser would draw boxes.

import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const TYPE = '@expo-google-fonts/sarabun/400Regular/Sarabun_400Regular.ttf'

/** What a browser's environment needs in order to find it; fontconfig is how Linux looks for type. */
export function thaiType(folder: string): { FONTCONFIG_FILE: string } {
  const file = join(folder, 'fonts.conf')
  const type = dirname(dirname(fileURLToPath(import.meta.resolve(TYPE))))
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<include ignore_missing="yes">/etc/fonts/fonts.conf</include>
<dir>${type}/400Regular</dir><dir>${type}/600SemiBold</dir>
<cachedir>${join(folder, 'fontconfig')}</cachedir></fontconfig>`,
  )
  return { FONTCONFIG_FILE: file }
}
