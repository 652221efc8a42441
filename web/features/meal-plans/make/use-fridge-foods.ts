import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getLastSession } from '#contract/fridge.ts'
import { dayMs } from '#contract/measures/day.ts'
import { useIngredients } from '#web/features/fridge/use-ingredients.ts'
import { read } from '#web/http/query-client.ts'

/** Maximum number of foods offered. */
const most = 24
/** Maximum age in milliseconds of a fridge session whose foods are offered. */
const oldAfter = 7 * dayMs

/** The confirmed foods of a fridge session of the last week; all are chosen at first. */
export function useFridgeFoods(isOpen: boolean) {
  const { data: last } = useQuery({ ...read(getLastSession), enabled: isOpen, staleTime: 0 })
  const [openedAt] = useState(Date.now)
  const session =
    last?.session && Date.parse(last.session.usedAt) > openedAt - oldAfter ? last.session : undefined
  const { data: found } = useIngredients(isOpen ? session?.sessionId : undefined)
  const [leftOut, leaveOut] = useState<readonly string[]>([])
  const names = (found ?? []).filter(({ isConfirmed }) => isConfirmed).map(({ name }) => name)
  const foods = [...new Set(names)].slice(0, most)
  return {
    foods,
    usedAt: session?.usedAt,
    chosen: foods.filter((name) => !leftOut.includes(name)),
    choose: (chosen: readonly string[]) => leaveOut(foods.filter((name) => !chosen.includes(name))),
  }
}
