import { useQuery } from '@tanstack/react-query'
import { getNutrientFoods, getNutrientPanel, type PanelNutrient } from '#contract/nutrition/nutrient-panel.ts'
import { read } from '#web/http/query-client.ts'

type Days = { from: string; to: string }

/** Read anew whenever it is shown, as each entry changes it. */
const anew = { staleTime: 0, gcTime: 0, retry: 1 } as const

export const useNutrientPanel = ({ from, to }: Days) =>
  useQuery({ ...read(getNutrientPanel, { query: { from, to } }), ...anew })

export const useNutrientFoods = (name: PanelNutrient, { from, to }: Days) =>
  useQuery({ ...read(getNutrientFoods, { params: { name }, query: { from, to } }), ...anew })
