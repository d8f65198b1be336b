import type { Election } from '#contract/public/election.ts'

interface RulesProps {
  rules: Election['rules']
  /** On the day itself they are what people came for. */
  voting: boolean
}

export function Rules({ rules, voting }: RulesProps) {
  return (
    <section
      aria-labelledby="rules"
      className={voting ? 'rounded-card border-2 border-primary p-5 sm:p-8' : ''}
    >
      <h2 id="rules" className={voting ? 'text-h1' : 'text-h2'}>
        {voting ? 'หมายเลขและวิธีลงคะแนน' : 'วิธีลงคะแนน'}
      </h2>
      <ol className={`mt-3 grid list-decimal gap-2 pl-6 ${voting ? 'text-body-lg' : ''}`}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
      {voting && (
        <a href="#candidates-1" className="button button-primary mt-5">
          ดูหมายเลขผู้สมัคร
        </a>
      )}
    </section>
  )
}
