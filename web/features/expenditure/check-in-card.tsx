import { type ReactNode, useState } from 'react'
import type { AnsweredCheckIn, CheckIn, CheckInGoals } from '#contract/check-ins.ts'
import { daysBetween } from '#contract/measures/day.ts'
import { Card } from '#web/ui/card.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Button, LinkButton } from '#web/ui/forms/button.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { CheckInForm, checkInFigures } from './check-in-form.tsx'
import { useAnswerCheckIn, type useCheckIn, useUndoCheckIn } from './use-check-in.ts'
import { words } from './words.ts'

type Props = { loaded: ReturnType<typeof useCheckIn> }

/** The weekly check-in: its proposal and answers, or this week's answer; nothing before there is enough for one. */
export function CheckInCard({ loaded: { data, isError, isFetching, refetch } }: Props) {
  if (isError && !data)
    return <ErrorState title={words.checkInFailed} onRetry={() => void refetch()} busy={isFetching} />
  if (!data || (data.state === 'not_enough' && !data.earlier.length)) return null
  return (
    <Card as="section" tone="herb" aria-labelledby="check-in" className="grid gap-4">
      <h2 id="check-in" className="display text-2xl">
        {words.checkIn}
      </h2>
      <State checkIn={data} />
      <Earlier {...data} />
    </Card>
  )
}

function State({ checkIn }: { checkIn: CheckIn }) {
  switch (checkIn.state) {
    case 'due':
      return <Proposal {...checkIn} />
    case 'answered':
      return <Answered {...checkIn.answered} />
    case 'no_aim':
      return (
        <>
          <p className="max-w-prose">{words.noAim}</p>
          <LinkButton href="/fitness?tab=goals" className="justify-self-start">
            {words.setGoals}
          </LinkButton>
        </>
      )
    case 'not_enough':
      return <p className="max-w-prose">{words.notEnough}</p>
  }
}

function Proposal({ monday, now, proposal, explanation, care }: Extract<CheckIn, { state: 'due' }>) {
  const answering = useAnswerCheckIn()
  const [isChanging, setChanging] = useState(false)
  return (
    <>
      <p className="max-w-prose text-lg text-pretty">{explanation}</p>
      {care ? <p className="max-w-prose rounded-md bg-raised px-4 py-3">{care}</p> : null}
      {isChanging ? (
        <CheckInForm
          proposal={proposal}
          busy={answering.isPending}
          onSave={(goals) => answering.mutate({ answer: 'change', monday, goals })}
          onCancel={() => setChanging(false)}
        />
      ) : (
        <>
          <Figures now={now} proposal={proposal} />
          <Answers
            busy={answering.isPending ? answering.variables.answer : undefined}
            onAccept={() => answering.mutate({ answer: 'accept', monday, goals: proposal })}
            onChange={() => setChanging(true)}
            onLeave={() => answering.mutate({ answer: 'leave', monday })}
          />
        </>
      )}
    </>
  )
}

function Figures({ now, proposal }: { now: CheckInGoals; proposal: CheckInGoals }) {
  return (
    <dl className="grid max-w-2xl grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
      {checkInFigures.map((name) => (
        <div key={name}>
          <dt className="text-sm text-ink-2">{words.figures[name].label}</dt>
          <dd>
            <span className="display text-2xl tabular-nums">{formatNumber(proposal[name])}</span>{' '}
            <span className="text-sm text-ink-2">{words.figures[name].unit}</span>
            <span className="block text-sm text-ink-2 tabular-nums">{words.now(now[name])}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

type AnswersProps = Record<'onAccept' | 'onChange' | 'onLeave', () => void> & { busy: string | undefined }

function Answers({ busy, onAccept, onChange, onLeave }: AnswersProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button busy={busy === 'accept'} onClick={onAccept}>
        {words.accept}
      </Button>
      <Button variant="secondary" onClick={onChange}>
        {words.change}
      </Button>
      <Button variant="quiet" busy={busy === 'leave'} onClick={onLeave}>
        {words.leave}
      </Button>
    </div>
  )
}

function Answered(answered: AnsweredCheckIn) {
  const undo = useUndoCheckIn()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="max-w-prose">
        <Outcome of={answered} when={words.thisWeek} /> {words.next}
      </p>
      <Button variant="secondary" busy={undo.isPending} onClick={() => undo.mutate(answered)}>
        {words.undo}
      </Button>
    </div>
  )
}

/** The answers of the last weeks, collapsed by default. */
function Earlier({ monday, earlier }: Pick<CheckIn, 'monday' | 'earlier'>) {
  if (!earlier.length) return null
  return (
    <Disclosure title={words.earlier}>
      <ul className="grid gap-1.5 pb-3">
        {earlier.map((one) => (
          <li key={one.monday}>
            <Outcome of={one} when={words.weeksAgo(daysBetween(one.monday, monday) / 7)} />
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

function Outcome({ of: { answer, before, after }, when }: { of: AnsweredCheckIn; when: ReactNode }) {
  return (
    <span className="tabular-nums">
      {when}: {words.outcome(answer, before.dailyCalorieGoal, after.dailyCalorieGoal)}
    </span>
  )
}
