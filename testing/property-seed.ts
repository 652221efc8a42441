import fc from 'fast-check'

/** Property tests draw the same values in each run; another seed is tried with `SEED=7 npm run unit`. */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 20261127) })
