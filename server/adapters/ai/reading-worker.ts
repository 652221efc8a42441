import { answerJobs } from '#server/adapters/job-thread/job-thread.ts'
import { readHere } from './reading.ts'

answerJobs(readHere)
