import { OkReply } from '#contract/member/identity.ts'
import {
  NewStaff,
  OfStaff,
  StaffChange,
  StaffCodeReply,
  StaffPeopleReply,
  Suspension,
} from '#contract/staff/people.ts'
import { forStaff, routes } from '#server/http/routes.ts'
import {
  addStaffMember,
  issueStaffCode,
  readStaffList,
  saveStaffMember,
  suspendStaffMember,
} from '#server/identity/staff/manage.ts'

const staff = forStaff('staff')

export const staffPeopleRoutes = routes(
  staff.get('/staff', { reply: StaffPeopleReply }, ({ server }) => readStaffList(server)),
  staff.post('/staff', { stepUp: true, body: NewStaff, reply: StaffCodeReply }, addStaffMember),
  staff.post(
    '/staff/:login',
    { stepUp: true, params: OfStaff, body: StaffChange, reply: OkReply },
    saveStaffMember,
  ),
  staff.post(
    '/staff/:login/suspension',
    { stepUp: true, params: OfStaff, body: Suspension, reply: OkReply },
    suspendStaffMember,
  ),
  staff.post(
    '/staff/:login/code',
    { stepUp: true, params: OfStaff, reply: StaffCodeReply },
    issueStaffCode,
  ),
)
