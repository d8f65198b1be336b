import { CalendarClock, CircleCheck, Plus, X } from 'lucide-react'
import { useId } from 'react'
import type { ConfigState } from '#contract/staff/versioned-config.ts'
import { type Day, isDay } from '#domain/calendar/day.ts'
import { bangkokDate, typedDate } from '#domain/calendar/thai-date.ts'
import { formatBaht, satang } from '#domain/money/money.ts'
import { formatRate } from '#domain/money/rate.ts'
import {
  RATE_KIND_WORDS,
  RATE_MAX_PPM,
  type RateConfig,
  type RateProduct,
  type RateStep,
  rateOn,
  rateProblems,
} from '#domain/site/rates.ts'
import { typedBaht, typedInteger, typedPpm } from '#domain/text/typed-number.ts'
import { useNow } from '../../app/site.tsx'
import { Rates } from '../../public/home/rates.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { Button } from '../../ui/form/button.tsx'
import { FigureField, SelectField, TextField } from '../../ui/form/fields.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { ConfigForm } from './site/config-form.tsx'
import { DayField } from './site/day-field.tsx'
import { fieldsOf } from './site/fields-of.ts'
import { RowList } from './site/row-list.tsx'
import type { Editing } from './site/use-config.ts'

const GUIDE = [
  'อัตราที่มีผลแล้วแก้ไม่ได้ เมื่ออัตราเปลี่ยน ให้เพิ่มอัตราใหม่พร้อมวันที่มีผล',
  'ตั้งวันล่วงหน้าได้ หน้าแรกและหน้าคำนวณเปลี่ยนเองเมื่อถึงวันนั้น',
  'ย้ายลำดับประเภทด้วยการลาก หรือกดลูกศรขึ้นและลง',
]

export function Component() {
  const today = bangkokDate(useNow())
  const problemsOf = (content: RateConfig, { products }: RateConfig) =>
    // The calculator's own cap is asked for by the server.
    rateProblems(content, { products, today, loanCapPpm: RATE_MAX_PPM })
  return (
    <>
      <PageHead title="อัตราดอกเบี้ย" guide={GUIDE} />
      <ConfigForm<RateConfig>
        path="/api/admin/rates"
        label="บันทึกอัตรา"
        seenAt="/home#rates"
        problemsOf={problemsOf}
      >
        {(editing, { saved }) => <Products {...editing} saved={saved} today={today} />}
      </ConfigForm>
    </>
  )
}

type ProductsProps = Editing<RateConfig> & { saved: ConfigState<RateConfig>; today: Day }

function Products({ content, change, problem, saved, today }: ProductsProps) {
  return (
    <>
      <RowList
        name="products"
        noun="ประเภท"
        rows={content.products}
        nameOf={({ name }) => name}
        onChange={(products) => change({ products })}
        fresh={() => ({
          kind: 'deposit' as const,
          name: '',
          was: '',
          months_max: 0,
          amount_max: 0,
          steps: [{ effective_on: today, rate_ppm: Number.NaN, note: '' }],
        })}
      >
        {(product, at, put) => (
          <Product
            product={product}
            name={`products.${at}`}
            isPast={(step) => isPast(saved.content, product, step, today)}
            today={today}
            problem={problem}
            onChange={put}
          />
        )}
      </RowList>
      <Preview products={content.products} today={today} />
    </>
  )
}

function isPast({ products }: RateConfig, product: RateProduct, step: RateStep, today: Day) {
  const before = products.find(({ kind, name }) => kind === product.kind && name === product.was)
  const stood = before?.steps.some((one) => one.effective_on === step.effective_on)
  return stood === true && step.effective_on !== '' && step.effective_on < today
}

interface ProductProps {
  product: RateProduct
  name: string
  isPast: (step: RateStep) => boolean
  today: Day
  problem: Editing<RateConfig>['problem']
  onChange: (product: RateProduct) => void
}

function Product({ product, name, isPast: past, today, problem, onChange }: ProductProps) {
  const field = fieldsOf({ whole: product, prefix: `${name}.`, problem, onChange })
  const put = (changed: Partial<RateProduct>) => onChange({ ...product, ...changed })
  const { steps } = product
  const inForce = rateOn(steps, today)
  const replace = (at: number, step: RateStep) =>
    put({ steps: steps.map((each, place) => (place === at ? step : each)) })
  return (
    <>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-[12rem_1fr]">
        <SelectField
          {...field('kind')}
          label="หมวด"
          choices={Object.entries(RATE_KIND_WORDS) as [RateProduct['kind'], string][]}
        />
        <TextField {...field('name')} label="ชื่อประเภท" />
        {product.kind === 'loan' && (
          <>
            <FigureField
              {...field('months_max')}
              label="จำนวนงวดสูงสุด"
              hint="0 คือไม่กำหนด"
              unit="งวด"
              typed={typedInteger}
              written={String}
            />
            <FigureField
              {...field('amount_max')}
              label="วงเงินสูงสุด"
              hint="0 คือไม่กำหนด"
              unit="บาท"
              typed={typedBaht}
              written={(amount) => formatBaht(satang(amount))}
            />
          </>
        )}
      </div>
      <ul className="grid grid-cols-1 gap-3">
        {steps.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step has no name while its day is typed
          <li key={at} className="rounded-control bg-subtle p-3">
            {past(step) ? (
              <PastStep step={step} isInForce={step === inForce} />
            ) : (
              <StepFields
                step={step}
                name={`${name}.steps.${at}`}
                today={today}
                problem={problem}
                onChange={(next) => replace(at, next)}
                onRemove={
                  steps.length > 1
                    ? () => put({ steps: steps.filter((_, place) => place !== at) })
                    : undefined
                }
              />
            )}
          </li>
        ))}
      </ul>
      <Button
        Icon={Plus}
        label="เพิ่มอัตราใหม่"
        of={`ของ ${product.name}`}
        className="justify-self-start"
        onClick={() =>
          put({
            steps: [
              { effective_on: '', rate_ppm: Number.NaN, note: inForce?.note ?? '' },
              ...steps,
            ],
          })
        }
      />
    </>
  )
}

function PastStep({ step, isInForce }: { step: RateStep; isInForce: boolean }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="figures text-h3 font-semibold">{formatRate(step.rate_ppm)}</span>
      <span>ตั้งแต่ {typedDate(step.effective_on)}</span>
      {step.note && <span className="text-small text-muted">{step.note}</span>}
      {isInForce && <Badge tone="green" icon={CircleCheck} words="ใช้อยู่" />}
    </p>
  )
}

interface StepFieldsProps {
  step: RateStep
  name: string
  today: Day
  problem: Editing<RateConfig>['problem']
  onChange: (step: RateStep) => void
  onRemove: (() => void) | undefined
}

function StepFields({ step, name, today, problem, onChange, onRemove }: StepFieldsProps) {
  const field = fieldsOf({ whole: step, prefix: `${name}.`, problem, onChange })
  const isAhead = step.effective_on > today
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-[8rem_minmax(0,1fr)_minmax(0,1fr)]">
      <FigureField
        {...field('rate_ppm')}
        label="อัตราต่อปี"
        unit="%"
        typed={typedPpm}
        written={(ppm) => formatRate(Math.abs(Math.round(ppm))).replace('%', '')}
      />
      <DayField {...field('effective_on')} label="มีผลตั้งแต่" />
      <TextField {...field('note')} label="หมายเหตุ" optional />
      <div className="flex flex-wrap items-center gap-3 md:col-span-3">
        {isAhead && (
          <Badge tone="blue" icon={CalendarClock} words={`มีผล ${typedDate(step.effective_on)}`} />
        )}
        {onRemove && (
          <button
            type="button"
            className="link inline-flex min-h-11 items-center gap-1"
            onClick={onRemove}
          >
            <X aria-hidden className="size-5" />
            เอาอัตรานี้ออก
          </button>
        )}
      </div>
    </div>
  )
}

const NO_STEP: RateStep = { effective_on: '', rate_ppm: Number.NaN, note: '' }

/** What the front page shows today. */
function Preview({ products, today }: { products: RateProduct[]; today: Day }) {
  const id = useId()
  const of = (kind: RateProduct['kind']) =>
    products
      .filter((product) => product.kind === kind)
      .flatMap(({ name, steps }) => {
        const { effective_on, rate_ppm, note } = rateOn(steps, today) ?? NO_STEP
        // While either is being typed it is none.
        return isDay(effective_on) && Number.isInteger(rate_ppm)
          ? [{ name, effective_on, rate_ppm, note }]
          : []
      })
  return (
    <section aria-labelledby={id} className="overflow-hidden rounded-card border border-border">
      <h2 id={id} className="bg-subtle px-4 py-2 text-small font-semibold">
        ตัวอย่างหน้าแรก วันนี้
      </h2>
      <div className="-mt-12">
        <Rates rates={{ deposit: of('deposit'), loan: of('loan') }} />
      </div>
    </section>
  )
}
