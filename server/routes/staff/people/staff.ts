import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { OkReply } from '#contract/member/identity.ts'
import {
  NewStaff,
  OfStaff,
  StaffChange,
  StaffCodeReply,
  StaffPeopleReply,
  Suspension,
} from '#contract/staff/people.ts'
import {
  addStaffMember,
  issueStaffCode,
  readStaffList,
  saveStaffMember,
  suspendStaffMember,
} from '#server/identity/staff/manage.ts'

const GRAVE = { authz: 'staff', may: 'staff', stepUp: true } as const

export const staffPeopleRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/admin/staff',
    { config: { authz: 'staff', may: 'staff' }, schema: { response: { 200: StaffPeopleReply } } },
    () => readStaffList(app),
  )

  app.post(
    '/api/admin/staff',
    { config: GRAVE, schema: { body: NewStaff, response: { 200: StaffCodeReply } } },
    (request) => addStaffMember(request, request.body),
  )

  app.post(
    '/api/admin/staff/:login',
    { config: GRAVE, schema: { params: OfStaff, body: StaffChange, response: { 200: OkReply } } },
    (request) => saveStaffMember(request, request.params, request.body),
  )

  app.post(
    '/api/admin/staff/:login/suspension',
    { config: GRAVE, schema: { params: OfStaff, body: Suspension, response: { 200: OkReply } } },
    (request) => suspendStaffMember(request, request.params, request.body),
  )

  app.post(
    '/api/admin/staff/:login/code',
    { config: GRAVE, schema: { params: OfStaff, response: { 200: StaffCodeReply } } },
    (request) => issueStaffCode(request, request.params),
  )
}
