import { useQuery } from '@tanstack/react-query'
import { type Exercise, listExercises } from '#contract/training/exercises.ts'
import { read } from '#web/http/query-client.ts'

const byId = (all: Exercise[] | null) => new Map(all?.map((one) => [one.id, one]))

/** The exercise library by id, fetched once; undefined while loading. */
export function useExercises(): ReadonlyMap<string, Exercise> | undefined {
  return useQuery({ ...read(listExercises), select: byId, retry: 1 }).data
}
