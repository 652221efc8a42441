import { words } from './words.ts'

/** Names of the fitness objectives. */
export const useObjectiveNames = () => words.objectives
