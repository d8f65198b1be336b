import { TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import type { LoanType } from '#contract/public/calculators.ts'
import { METHOD_WORDS } from '#domain/loan-right/rule-in-words.ts'
import type { LoanProduct, RuleSet } from '#domain/loan-right/rule-set.ts'
import { typedInteger } from '#domain/text/typed-number.ts'
import { Callout } from '../../../ui/feedback/callout.tsx'
import { ButtonLink } from '../../../ui/form/button.tsx'
import type { Problems } from '../../../ui/form/error-summary.tsx'
import { FigureField, TextField } from '../../../ui/form/fields.tsx'
import { Tick } from '../../../ui/form/tick.tsx'
import { DayField } from '../site/day-field.tsx'
import { fieldsOf } from '../site/fields-of.ts'
import { RowList } from '../site/row-list.tsx'
import { bahtField } from './figures.ts'
import { OnlineFields } from './online-fields.tsx'
import { Rules } from './rules.tsx'

type Methods = LoanProduct['methods'][number]
const METHODS = Object.entries(METHOD_WORDS) as [Methods, string][]

interface SetFieldsProps {
  set: RuleSet
  name: string
  problems: Problems
  /** The published rates of loans, which a loan's name must be among. */
  rates: readonly LoanType[]
  onChange: (set: RuleSet) => void
}

export function SetFields({ set, name, problems, rates, onChange }: SetFieldsProps) {
  const id = useId()
  const problem = (field: string) => problems[field]
  const field = fieldsOf({ whole: set, prefix: `${name}.`, problem, onChange })
  const names = rates.map((rate) => rate.name)
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="card grid grid-cols-1 gap-4 p-4 sm:p-6 md:grid-cols-2">
        <TextField {...field('title')} label="ชื่อชุดเกณฑ์" hint="เช่น เกณฑ์เงินกู้ตามระเบียบ พ.ศ. 2567" />
        <DayField {...field('effective_from')} label="มีผลตั้งแต่" />
      </div>
      <datalist id={id}>
        {names.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      {problem(`${name}.products.add`) && (
        <p className="text-red-fg">{problem(`${name}.products.add`)}</p>
      )}
      <RowList
        name={`${name}.products`}
        noun="ประเภทเงินกู้"
        rows={set.products}
        nameOf={(product) => product.name}
        onChange={(products) => onChange({ ...set, products })}
        max={30}
        fresh={(): LoanProduct => ({
          name: names.find((one) => !set.products.some((product) => product.name === one)) ?? '',
          replaces: [],
          methods: ['equal-total', 'equal-principal'],
          amount_step: 100_00,
          months_step: 12,
          note: '',
          rules: [],
        })}
      >
        {(product, at, put) => (
          <Product
            product={product}
            name={`${name}.products.${at}`}
            problems={problems}
            names={names}
            listId={id}
            onChange={put}
          />
        )}
      </RowList>
    </section>
  )
}

interface ProductProps {
  product: LoanProduct
  name: string
  problems: Problems
  names: readonly string[]
  listId: string
  onChange: (product: LoanProduct) => void
}

function Product({ product, name, problems, names, listId, onChange }: ProductProps) {
  const problem = (field: string) => problems[field]
  const field = fieldsOf({ whole: product, prefix: `${name}.`, problem, onChange })
  const { methods, replaces } = product
  const replacing = field('replaces')
  const isWrong = Object.keys(problems).some((one) => one.startsWith(`${name}.rules`))
  return (
    <>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <TextField
          {...field('name')}
          label="ชื่อประเภทเงินกู้"
          hint="ตรงกับชื่อในหน้าอัตราดอกเบี้ย"
          list={listId}
        />
        <TextField
          {...replacing}
          label="รหัสประเภทสัญญาเดิมที่เงินกู้นี้ปิดให้"
          hint="รหัสในระบบหลัก คั่นด้วยจุลภาค"
          optional
          value={replaces.join(',')}
          onChange={(text) =>
            replacing.onChange(text === '' ? [] : text.split(',').map((code) => code.trim()))
          }
        />
        <FigureField {...field('amount_step')} label="วงเงินเพิ่มทีละ" {...bahtField} />
        <FigureField
          {...field('months_step')}
          label="จำนวนงวดเพิ่มทีละ"
          unit="งวด"
          typed={typedInteger}
          written={String}
        />
        <fieldset>
          <legend className="font-semibold">วิธีผ่อนชำระ</legend>
          {METHODS.map(([method, words], at) => (
            <Tick
              key={method}
              id={at === 0 ? `${name}.methods` : undefined}
              checked={methods.includes(method)}
              onChange={(isChosen) =>
                onChange({
                  ...product,
                  methods: isChosen
                    ? [...methods, method]
                    : methods.filter((one) => one !== method),
                })
              }
            >
              {words}
            </Tick>
          ))}
          {problem(`${name}.methods`) && (
            <p className="text-red-fg">{problem(`${name}.methods`)}</p>
          )}
        </fieldset>
        <TextField {...field('note')} label="หมายเหตุที่สมาชิกเห็น" optional />
      </div>
      {names.length > 0 && product.name !== '' && !names.includes(product.name) && (
        <Callout
          tone="amber"
          Icon={TriangleAlert}
          title={`ยังไม่มีอัตราดอกเบี้ยของ “${product.name}” สมาชิกจึงยังไม่เห็นประเภทนี้`}
        >
          <ButtonLink to="/admin/rates" label="เปิดหน้าอัตราดอกเบี้ย" className="mt-2" />
        </Callout>
      )}
      <OnlineFields
        product={product}
        name={`${name}.online`}
        problem={problem}
        onChange={(online) => onChange({ ...withoutOnline(product), ...(online && { online }) })}
      />
      <Rules
        rules={product.rules}
        of={product.name}
        name={`${name}.rules`}
        problem={problem}
        isWrong={isWrong}
        onChange={(rules) => onChange({ ...product, rules })}
      />
    </>
  )
}

function withoutOnline({ online: _, ...product }: LoanProduct): LoanProduct {
  return product
}
