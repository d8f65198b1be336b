// What the core system did of the orders that the request desk sent it.

import { choice, column, type DataSet, optional } from './column.ts'

export const ORDERS: DataSet[] = [
  {
    name: 'order_result',
    thai: 'ผลของคำสั่ง',
    mayBeAbsent: true,
    columns: [
      column('order_no', 'เลขที่คำสั่ง', 'code'),
      choice('outcome', 'ผล', ['accepted', 'refused']),
      optional('core_ref', 'เลขอ้างอิง', 'code'),
      optional('reason', 'เหตุผล', 'text'),
    ],
    key: ['order_no'],
    // Not to our own tables: a number that we never gave is told to officers, and stops no night.
    references: [],
    rules: [],
  },
]
