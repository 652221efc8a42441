import { ImportError, openDownload } from '#server/features/foods/central/download.ts'
import { importCentral } from '#server/features/foods/central/import.ts'
import { words } from '#server/features/foods/central/words.ts'
import { countTerms, keepFoods } from '#server/features/foods/store.ts'
import { openInstance } from '#server/instance.ts'
import { emojiOf } from '#server/knowledge/food/emoji/food-emoji.ts'
import { say } from '#server/progress.ts'
import { readSettings } from '#server/settings/settings.ts'
import { progressBar } from './progress-bar.ts'

/**
 * `npm run foods:import -- PATH`: imports a FoodData Central download, a CSV folder or its zip. The server
 * must not run on the same data folder. Exits with 1 when the download is unreadable; foods imported until
 * then are kept.
 */
const path = process.argv[2]
if (!path) {
  console.error(words.usage)
  process.exit(2)
}
const download = await openDownload(path).catch(end)
const instance = await openInstance(readSettings({ LOG_LEVEL: 'warn', ...process.env }), say).catch(end)
const { db } = instance.deps
const bar = progressBar()
let failure: Error | undefined
try {
  const { added, changed, same, passedOver, refusals } = await importCentral({
    download,
    keep: (batch) => keepFoods(db, batch),
    categoryOf: (text) => emojiOf(text).category,
    progress: bar.show,
  })
  bar.end()
  say(words.summary(added, changed, same))
  if (passedOver) say(words.passedOver(passedOver))
  for (const line of [words.refusals(refusals.total), ...refusals.lines()]) say(line)
} catch (error) {
  bar.end()
  failure = error as Error
} finally {
  say(words.indexing)
  await countTerms(db)
  download.close()
  await instance.close()
}
if (failure) {
  say(failure instanceof ImportError ? failure.message : words.interrupted(failure.message))
  process.exitCode = 1
}

function end(error: Error): never {
  console.error(error.message)
  process.exit(1)
}
