// What the member area shows, a feed each (REQ-220). They come with the area (addSlices), are
// emptied on logging out, and what fails is told (REQ-221).

import { createAction, createReducer, type Reducer } from '@reduxjs/toolkit'
import type { Address, ReadPath } from '../address.ts'
import { ApiError, CANNOT_CONNECT, dataOf } from '../api.ts'
import { askInArea } from '../ask-in-area.ts'
// Keeps the area, too: knows what to do when a feed finds the session over.
import { agree } from '../session/member-session.ts'
import { logout } from './authentication.ts'
import { createFeed, type FeedThunk } from './feed.ts'
import { addSlices } from './store.ts'
import { showToast } from './toasts.ts'

export const feedMember = memberFeed('feedMember', 'FEED_MEMBER')
export const feedShare = memberFeed('feedShare', 'FEED_SHARE')
export const feedLoan = memberFeed('feedLoan', 'FEED_LOAN')
export const feedLoanStatement = memberFeed('feedLoanStatement', 'FEED_LOAN_STATEMENT')
export const feedDeposit = memberFeed('feedDeposit', 'FEED_DEPOSIT')
export const feedDepositStatement = memberFeed('feedDepositStatement', 'FEED_DEP_STATEMENT')
export const feedKeep = memberFeed('feedKeep', 'FEED_KEEP')
export const feedKeepCredit = memberFeed('feedKeepCredit', 'FEED_KEEP_CREDIT')
export const feedCollateral = memberFeed('feedCollateral', 'FEED_COLLATERAL')
export const feedGuarantee = memberFeed('feedGuarantee', 'FEED_GUARANTEE')
export const feedDividend = memberFeed('feedDividend', 'FEED_DIVIDEND')
export const feedBeneficiary = memberFeed('feedBeneficiary', 'FEED_BENEFICIARY')
export const feedMonthlyCollection = memberFeed('feedMonthlyCollection', 'FEED_MONTHLY_COLLECTION')
export const feedInsurance = memberFeed('feedInsurance', 'FEED_INSURANCE')
export const feedRight = memberFeed('feedRight', 'FEED_RIGHT')
export const feedWelfare = memberFeed('feedWelfare', 'FEED_WELFARE')
export const feedRegistration = memberFeed('feedRegistration', 'FEED_REGISTRATION')
export const feedForgotPassword = memberFeed('feedForgotPassword', 'FEED_FORGOT_PASSWORD')

/** Beside the welfare feed rather than in it: a new request empties a feed, but the reader stays on the tab. */
export const changeWelfareTab = createAction('WELFARE_TAB', (key: string) => ({ payload: key }))
const welfareTab = createReducer('', (on) => {
  on.addCase(changeWelfareTab, (_, { payload }) => payload)
})

export const MEMBER_FEEDS = [
  feedMember,
  feedShare,
  feedLoan,
  feedLoanStatement,
  feedDeposit,
  feedDepositStatement,
  feedKeep,
  feedKeepCredit,
  feedCollateral,
  feedGuarantee,
  feedDividend,
  feedBeneficiary,
  feedMonthlyCollection,
  feedInsurance,
  feedRight,
  feedWelfare,
  feedRegistration,
  feedForgotPassword,
]

addSlices({
  ...Object.fromEntries(
    MEMBER_FEEDS.map(({ slice, reducer }) => [slice, emptiedOn([logout, agree], reducer)]),
  ),
  welfareTab: emptiedOn([logout], welfareTab),
})

function memberFeed<Slice extends string>(slice: Slice, prefix: string) {
  const feed = createFeed(slice, prefix, dataOf)

  function load(path: string): FeedThunk {
    return (dispatch, getState, asking) => {
      // A slice holds its address as text, which begins with its feed's own prefix.
      const ask = async (asked: string) => {
        try {
          const answer = await askInArea(asked as Address<ReadPath>)(dispatch, getState, asking)
          dataOf(answer)
          return answer
        } catch (error) {
          // A refusal says itself why; that the server is away is the feed's to say.
          if (!isRefusal(error)) dispatch(showToast('error', CANNOT_CONNECT))
          throw error
        }
      }
      return feed.load(path)(dispatch, getState, { ask })
    }
  }
  return { ...feed, load }
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.answer !== undefined
}

function emptiedOn<S>(
  actions: readonly (typeof logout | typeof agree)[],
  reducer: Reducer<S>,
): Reducer<S> {
  return (state, action) =>
    reducer(actions.some((one) => one.match(action)) ? undefined : state, action)
}
