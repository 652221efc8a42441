import { words } from './words.ts'

/** What each fitness objective is called. */
export const useObjectiveNames = () => words.objectives
