import type { BoardQuestion } from '#database/queries/site/site.ts'
import {
  answerProblems,
  questionProblems,
  tidyAnswer,
  tidyQuestion,
} from '#domain/content/board-post.ts'

interface Written {
  kind: 'guest' | 'member' | 'staff'
  author: string
  /** The membership number or the officer's login. */
  no?: string
  at: string
  body: string
  state?: 'waiting' | 'hidden'
}

interface WrittenQuestion extends Written {
  title: string
  answers: Written[]
}

/** Messages of the web board, by the same rules as if they had been posted there. */
export function readBoard(questions: WrittenQuestion[]): BoardQuestion[] {
  return questions.map((question) => {
    const { body, title } = tidyQuestion({ ...question, name: question.author, email: '' })
    refuse(questionProblems({ title, body, name: '', email: '' }, true), title)
    return { ...written(question), title, body, answers: question.answers.map(readAnswer) }
  })
}

function readAnswer(answer: Written): BoardQuestion['answers'][number] {
  const { body } = tidyAnswer({ ...answer, name: answer.author })
  refuse(answerProblems({ body, name: '' }, true), body)
  return { ...written(answer), body }
}

function written({ kind, author, no, at, state }: Written) {
  return {
    author_kind: kind,
    author_name: author,
    author_no: no ?? null,
    email: null,
    who: 'imported',
    written_at: new Date(at),
    state: state ?? ('shown' as const),
  }
}

function refuse(problems: Record<string, string>, text: string): void {
  const [problem] = Object.values(problems)
  if (problem) throw new Error(`${problem}: ${text}`)
}
