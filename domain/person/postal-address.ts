export interface PostalAddress {
  house_no: string | null
  moo: string | null
  soi: string | null
  road: string | null
  subdistrict: string | null
  district: string | null
  province: string | null
  postcode: string | null
}

/** On one line, as it is written on a letter. */
export function addressLine(given: PostalAddress): string {
  const { house_no, moo, soi, road, subdistrict, district, province, postcode } = given
  return [
    house_no,
    moo && `หมู่ ${moo}`,
    soi && `ซอย${soi}`,
    road && `ถนน${road}`,
    subdistrict && `ต.${subdistrict}`,
    district && `อ.${district}`,
    province && `จ.${province}`,
    postcode,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Whether a postman finds it. */
export function isDeliverable({ house_no, district, province, postcode }: PostalAddress): boolean {
  return Boolean(house_no && district && province && /^[0-9]{5}$/.test(postcode ?? ''))
}
