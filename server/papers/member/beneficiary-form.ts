import type { FastifyReply, FastifyRequest } from 'fastify'
import { beneficiaryForm } from '#documents/member/beneficiary-form.ts'
import { readGian } from '#server/member-figures/beneficiaries.ts'
import { readHolder, sendMemberPaper } from '#server/papers/member-paper.ts'

export async function sendBeneficiaryForm(request: FastifyRequest, reply: FastifyReply) {
  return sendMemberPaper(request, reply, async (reading) => {
    const { beneficiaries } = await readGian(reading)
    return beneficiaryForm({
      asOf: reading.asOf,
      holder: await readHolder(reading),
      beneficiaries,
    })
  })
}
