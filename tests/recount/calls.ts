// Every call that answers with money, rates or a file: what of it is counted again, or why nothing is.

/** The subjects that count it, or the reason for none. */
// biome-ignore format: one row a call
export const CALLS: Record<string, string[] | string> = {
  'GET /api/info/calculators':                       ['calculators'],
  'GET /api/info/loancal/{format}':                  ['loancal csv', 'loancal pdf'],
  'GET /api/info/caldividend/{format}':              ['caldividend csv', 'caldividend pdf'],
  'GET /api/info/verify/{code}':                     ['verify'],
  'GET /api/info/home':                              'what officers publish, as they wrote it: nothing is reckoned',

  'GET /api/member/welcome':                         ['welcome'],
  'GET /api/member/status':                          ['status'],
  'GET /api/member/share':                           ['share'],
  'GET /api/member/loan':                            ['loan'],
  'GET /api/member/loan_statement/{statement}':      ['loan statement'],
  'GET /api/member/deposit':                         ['deposit'],
  'GET /api/member/dep_statement/{statement}':       ['deposit statement'],
  'GET /api/member/kep':                             ['kep'],
  'GET /api/member/kepcrem':                         ['kepcrem'],
  'GET /api/member/coll':                            ['coll'],
  'GET /api/member/guarantee':                       ['guarantee'],
  'GET /api/member/gian':                            ['gian'],
  'GET /api/member/dividend':                        ['dividend'],
  'GET /api/member/insurance':                       ['insurance'],
  'GET /api/member/welfare':                         ['welfare'],
  'GET /api/member/balance':                         ['balance'],
  'GET /api/member/share_change':                    'bill, salary and dividend are those of kep, status and dividend, which are counted; server/routes/staff/members/request-desk.test.ts compares them',
  'GET /api/member/papers/kep/{format}':             ofPaper('receipt paper', 'year of receipts paper'),
  'GET /api/member/papers/share/{format}':           ofPaper('share paper'),
  'GET /api/member/papers/loan_statement/{statement}/{format}': ofPaper('loan paper'),
  'GET /api/member/papers/loan_schedule/{statement}/{format}':  ofPaper('loan schedule paper'),
  'GET /api/member/papers/dep_statement/{statement}/{format}':  ofPaper('deposit paper'),
  'GET /api/member/papers/dividend/{format}':        ofPaper('dividend paper'),
  'GET /api/member/papers/balance/{format}':         ofPaper('balance paper'),
  'GET /api/member/papers/gian/{format}':            ofPaper('beneficiary paper'),
  'POST /api/member/papers/data_copy/{format}':      ['data copy xlsx'],
  'GET /api/member/signing/{attempt}/document':      'the balance paper once more, with the answer in the place of its boxes',

  'GET /api/membergroup/dashboard':                  ['unit dashboard'],
  'GET /api/membergroup/keeprep':                    ['unit keeprep'],
  'GET /api/membergroup/delivery_book':              ['unit letter'],
  'GET /api/membergroup/summarize_rep':              ['unit summary'],
  'GET /api/membergroup/result':                     ['unit result'],
  'POST /api/membergroup/payroll':                   ['unit payroll csv'],
  'POST /api/membergroup/result/file':               'what a file said: the unit’s own figures, which are counted once they are told',
  'GET /api/membergroup/result/slip':                'a picture of the unit’s own',
  'GET /api/membergroup/papers/keeprep/{format}':    ofPaper('unit cover paper'),
  'GET /api/membergroup/papers/list/{format}':       ofPaper('unit list paper'),
  'GET /api/membergroup/papers/summarize_rep/{format}': ofPaper('unit summary paper'),
  'GET /api/membergroup/papers/changes/{format}':    ofPaper('unit changes paper'),
  'GET /api/membergroup/papers/delivery_book/{format}': ['unit letter pdf'],
  'GET /api/membergroup/papers/notice/{format}':     ['unit notice pdf'],
  'GET /api/membergroup/papers/result_form':         ['unit result form xlsx'],
  'GET /api/membergroup/papers/bundle':              'the same letter, cover, summary and list, in one file',

  'GET /api/admin/members/{no}':                     ['staff member'],
  'GET /api/admin/members/{no}/share':               ['staff member share'],
  'GET /api/admin/members/{no}/loan':                ['staff member loan'],
  'GET /api/admin/members/{no}/deposit':             ['staff member deposit'],
  'GET /api/admin/members/{no}/kep':                 ['staff member kep'],
  'GET /api/admin/balances':                         ['staff balances'],
  'GET /api/admin/requests':                         'what a member asked for, as it was sent',
  'GET /api/admin/requests/{requestId}':             'what a member asked for, as it was sent, and the rules of server/request-desk/share-rules.test.ts',
  'GET /api/admin/rates':                            'what officers publish, as they wrote it: nothing is reckoned',
  'POST /api/admin/rates':                           'what officers publish, as they wrote it: nothing is reckoned',
  'GET /api/admin/rates/history/{version}':          'what officers publish, as they wrote it: nothing is reckoned',
  'GET /api/admin/statistics':                       'what officers publish, as they wrote it: nothing is reckoned',
  'POST /api/admin/statistics':                      'what officers publish, as they wrote it: nothing is reckoned',
  'GET /api/admin/statistics/history/{version}':     'what officers publish, as they wrote it: nothing is reckoned',
  'GET /api/admin/balances/export/{format}':         ['staff balances csv'],
  'GET /api/admin/units':                            ['staff units'],
  'GET /api/admin/units/{unitNo}':                   ['staff unit'],
  'GET /api/admin/units/{unitNo}/result':            ['staff unit result'],
  'GET /api/admin/units/{unitNo}/slip':              'a picture of the unit’s own',
  'GET /api/admin/units/notice/pdf':                 ['staff notice pdf'],
  'GET /api/admin/units/report/{format}':            ['staff report csv', 'staff report xlsx'],
  'GET /api/admin/imports/{run}/report':             ['staff night report'],
  'GET /api/admin/imports/{run}/report/pdf':         ['staff night report pdf'],
  'GET /api/admin/imports/{run}/problems/{format}':  'lines of files that were refused, as they were written',
}

function ofPaper(...names: string[]): string[] {
  return names.flatMap((name) => ['csv', 'xlsx', 'pdf'].map((format) => `${name} ${format}`))
}

/** Files that hold no figures of the cooperative’s books. */
export const NO_FIGURES =
  /^GET (\/(assets|media|icon|favicon|apple-touch|shared|file)|\/api\/admin\/(documents|audit|access-report|demands|corrections)\/)/
