// Of settings.ts: the request desk, and the rules of each kind that the cooperative decides for itself.

import { ORDER_ENCODINGS, ORDER_PRESETS } from '../request/order-file.ts'
import { SHARE_RULES } from '../request/share-rules.ts'
import type { SettingGroup } from './settings.ts'

const AMOUNT_MAX = 1_000_000_000_00
const MILLION = 1_000_000

// biome-ignore format: a table reads in columns
export const REQUEST_SETTINGS: SettingGroup = {
  title: 'คำขอของสมาชิก', seenAt: '/member/requests', grave: true, twoPeople: true,
  about: 'ใครอนุมัติคำขอได้ถึงวงเงินใด และสหกรณ์สัญญาว่าจะเสร็จในกี่วันทำการ',
  settings: [
    { name: 'request_officer_max', label: 'เจ้าหน้าที่อนุมัติได้ไม่เกิน', optional: true, hint: 'เว้นว่างคือ 0 ทุกคำขอต้องให้ผู้จัดการหรือคณะกรรมการอนุมัติ', kind: { is: 'baht', min: 0, max: AMOUNT_MAX } },
    { name: 'request_manager_max', label: 'ผู้จัดการอนุมัติได้ไม่เกิน', optional: true, hint: 'เกินกว่านี้ต้องมีมติคณะกรรมการ เว้นว่างคือ 0', kind: { is: 'baht', min: 0, max: AMOUNT_MAX } },
    { name: 'request_days', label: 'สัญญาว่าจะเสร็จภายใน', optional: true, hint: 'นับจากวันที่ส่งคำขอ เว้นว่างคือ 5 วันทำการ', kind: { is: 'whole', min: 1, max: 60, unit: 'วันทำการ' } },
    { name: 'contact_hold_hours', label: 'พักคำขอเปลี่ยนโทรศัพท์ อีเมล และบัญชีรับเงินไว้', optional: true, hint: 'ระหว่างนั้นข้อมูลเดิมยังใช้อยู่ และสมาชิกสั่งหยุดได้ เว้นว่างคือ 72 ชั่วโมง', kind: { is: 'whole', min: 24, max: 168, unit: 'ชั่วโมง' } },
    { name: 'request_asking_days', label: 'รอผู้เกี่ยวข้องยินยอมได้ไม่เกิน', optional: true, hint: 'พ้นกำหนดแล้วคำขอหมดอายุ เว้นว่างคือ 7 วัน', kind: { is: 'whole', min: 1, max: 60, unit: 'วัน' } },
    { name: 'order_preset', label: 'คอลัมน์ในไฟล์คำสั่งถึงระบบหลัก', optional: true, hint: 'เว้นว่างคือหัวคอลัมน์ภาษาอังกฤษครบทุกคอลัมน์', kind: { is: 'choice', choices: Object.entries(ORDER_PRESETS) } },
    { name: 'order_encoding', label: 'รหัสอักขระของไฟล์คำสั่ง', optional: true, hint: 'เว้นว่างคือ UTF-8', kind: { is: 'choice', choices: Object.entries(ORDER_ENCODINGS) } },
  ],
}

// biome-ignore format: a table reads in columns
export const SHARE_CHANGE_SETTINGS: SettingGroup = {
  title: 'กติกาเปลี่ยนค่าหุ้น', seenAt: '/member/share_change', grave: true, twoPeople: true,
  about: 'กติกาที่ใช้ตรวจคำขอเปลี่ยนค่าหุ้น ค่าที่เว้นว่างคือไม่มีกติกาข้อนั้น กรุณาตรวจกับข้อบังคับและระเบียบของสหกรณ์ก่อนเปิดรับ',
  settings: [
    { name: 'share_change_open', label: 'รับคำขอเปลี่ยนค่าหุ้นทางเว็บไซต์', optional: true, hint: 'เว้นว่างคือยังไม่เปิดรับ', kind: { is: 'choice', choices: [['no', 'ยังไม่เปิดรับ'], ['yes', 'เปิดรับ']] } },
    { name: 'share_least', label: 'ค่าหุ้นขั้นต่ำต่อเดือน', optional: true, kind: { is: 'baht', min: 0, max: AMOUNT_MAX } },
    { name: 'share_least_ppm', label: 'ค่าหุ้นขั้นต่ำ ร้อยละของเงินเดือน', optional: true, kind: { is: 'percent', min: 0, max: MILLION } },
    { name: 'share_least_bands', label: 'ค่าหุ้นขั้นต่ำตามช่วงเงินเดือน', optional: true, hint: 'เงินเดือนไม่เกินกี่บาท ส่งไม่น้อยกว่ากี่บาท เรียงจากน้อยไปมาก', kind: { is: 'lines', of: 'baht', max: 2000, row: { noun: 'ช่วงเงินเดือน', code: 'เงินเดือนไม่เกิน (บาท)', said: 'ค่าหุ้นไม่น้อยกว่า' } } },
    { name: 'share_step', label: 'ค่าหุ้นต้องลงตัวทีละ', optional: true, hint: 'ใช้ปัดเศษร้อยละของเงินเดือนลงด้วย เว้นว่างคือมูลค่าหุ้นหนึ่งหุ้น', kind: { is: 'baht', min: 1, max: 10_000_00 } },
    { name: 'share_most', label: 'ค่าหุ้นสูงสุดต่อเดือน', optional: true, kind: { is: 'baht', min: 0, max: AMOUNT_MAX } },
    { name: 'share_most_ppm', label: 'ค่าหุ้นสูงสุด ร้อยละของเงินเดือน', optional: true, kind: { is: 'percent', min: 0, max: MILLION } },
    { name: 'share_residual_ppm', label: 'เงินเดือนคงเหลือไม่ต่ำกว่าร้อยละ', optional: true, hint: 'เว้นว่างคือร้อยละ 30 ตามมติคณะรัฐมนตรี 19 ธันวาคม 2566', kind: { is: 'percent', min: 0, max: MILLION } },
    { name: 'share_residual', label: 'เงินเดือนคงเหลือไม่ต่ำกว่า', optional: true, kind: { is: 'baht', min: 0, max: AMOUNT_MAX } },
    { name: 'share_months', label: 'เดือนที่ยื่นได้', optional: true, hint: 'เลขเดือนคั่นด้วยจุลภาค เช่น 5, 11 เว้นว่างคือทุกเดือน', kind: { is: 'line', max: 60 } },
    { name: 'share_times', label: 'เปลี่ยนได้ไม่เกินปีละ', optional: true, kind: { is: 'whole', min: 1, max: 12, unit: 'ครั้ง' } },
    { name: 'share_cut_off_day', label: 'ยื่นภายในวันที่เพื่อให้ทันเดือนนั้น', optional: true, hint: 'เว้นว่างคือวันสิ้นเดือน', kind: { is: 'whole', min: 1, max: 31, unit: 'ของเดือน' } },
    { name: 'share_stop', label: 'การหยุดส่งค่าหุ้น', optional: true, hint: 'เว้นว่างคือหยุดไม่ได้', kind: { is: 'choice', choices: [['never', 'หยุดไม่ได้'], ['when', 'หยุดได้เมื่อครบเงื่อนไข และหนี้ไม่เกินหุ้น']] } },
    { name: 'share_stop_instalments', label: 'หยุดได้เมื่อส่งแล้วไม่น้อยกว่า', optional: true, kind: { is: 'whole', min: 1, max: 600, unit: 'งวด' } },
    { name: 'share_stop_shares', label: 'หยุดได้เมื่อมีหุ้นไม่น้อยกว่า', optional: true, hint: 'ครบข้อใดข้อหนึ่งก็พอ', kind: { is: 'baht', min: 0, max: AMOUNT_MAX } },
    { name: 'share_reduce_in_debt', label: 'การลดค่าหุ้นขณะมีหนี้', optional: true, hint: 'เว้นว่างคือลดไม่ได้', kind: { is: 'choice', choices: [['no', 'ลดไม่ได้'], ['yes', 'ลดได้']] } },
    { name: 'share_clauses', label: 'ที่มาของกติกา', optional: true, hint: `สมาชิกเห็นใต้กติกาแต่ละข้อ รหัส: ${Object.entries(SHARE_RULES).map(([rule, words]) => `${rule} ${words}`).join(', ')}`, kind: { is: 'lines', of: 'words', max: 2000, row: { noun: 'กติกา', code: 'รหัสกติกา', said: 'ข้อบังคับหรือระเบียบ' } } },
  ],
}
