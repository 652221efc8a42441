import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newVisitor, phone, register, wellMade } from '#testing/browser.ts'
import { testBed } from '#testing/test-bed.ts'
import { walkTo } from '../walk.ts'

const { browser, server } = await testBed()

const strongFile = [
  'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE',
  '2024-03-05 17:05:00,Push,1h 2m,Bench Press (Barbell),W,40,10,0,0,,,',
  '2024-03-05 17:05:00,Push,1h 2m,Bench Press (Barbell),1,100,5,0,0,,,',
  '2024-03-07 17:05:00,Legs,45m,Squat (Barbell),1,120,5,0,0,,,',
  '2024-03-07 17:05:00,Legs,45m,Squat (Barbell),2,120,0,0,0,,,',
].join('\r\n')
const hevyFile = [
  '"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_kg","reps","distance_km","duration_seconds","rpe"',
  '"Evening","22 Nov 2024, 17:05","22 Nov 2024, 18:00","","Bench Press (Barbell)",,"",0,"normal",110,3,,,9',
].join('\n')

const choose = (page: Page, name: string, text: string) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
const recordOfBench = async (page: Page, record: string) => {
  await page.getByRole('button', { name: 'Bench Press', exact: true }).click()
  const history = page.getByRole('dialog', { name: 'Bench Press' })
  await history.getByRole('region', { name: 'Records' }).getByText(record, { exact: true }).first().waitFor()
  await history.getByRole('button', { name: 'Close' }).click()
}

test('Wanda brings the sets of Strong and Hevy, and finds workouts and records', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Wanda')
  await walkTo(page, '/fitness')
  await page.getByRole('tab', { name: 'Strength' }).click()
  const files = page.getByRole('region', { name: 'Import or export your sets' })

  await choose(page, 'notes.csv', 'a,b\n1,2\n')
  await page.getByText('This is no CSV export of Strong, Hevy, FitNotes or Forkmile.').first().waitFor()
  await choose(page, 'strong.csv', strongFile)
  const found = files.getByRole('region', { name: 'What is in the file' })
  await found.getByText('Strong: 2 workouts, 3 sets of 2 exercises').waitFor()
  await found.getByText('March 5, 2024 to March 7, 2024').waitFor()
  await found.getByText('1 row refused').click()
  await found.getByText('Row 5: It has no repetitions, seconds or distance.').waitFor()
  await found.getByRole('radio', { name: 'lb' }).click()
  await found.getByRole('radio', { name: 'kg' }).click()
  await wellMade(page)
  await found.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText('No workouts yet').waitFor()

  await choose(page, 'strong.csv', strongFile)
  await found.getByRole('radio', { name: 'kg' }).click()
  await found.getByRole('button', { name: 'Import' }).click()
  await page.getByText('3 sets added to your history.').first().waitFor()
  await page.getByRole('button', { name: /^Legs .*1 set · 600 kg$/ }).waitFor()
  await page.getByRole('button', { name: /^Push .*1 set · 500 kg$/ }).click()
  await recordOfBench(page, '100 kg')
  await wellMade(page)

  await choose(page, 'strong.csv', strongFile)
  await found.getByRole('button', { name: 'Import' }).click()
  await page.getByText('Nothing New').first().waitFor()

  await choose(page, 'hevy.csv', hevyFile)
  await found.getByText('Hevy: 1 workout, 1 set of 1 exercise').waitFor()
  await found.getByRole('button', { name: 'Import' }).click()
  await page.getByRole('button', { name: /^Evening .*1 set · 330 kg$/ }).waitFor()
  await recordOfBench(page, '110 kg')

  await files.getByRole('button', { name: 'Export CSV' }).click()
  await page.getByRole('button', { name: 'Upgrade Plan' }).click()
  await page.waitForURL('**/choose-plan?upgrade=true&plan=pro')
  await page.goBack()
  await server.setTier('Wanda', 'pro')
  await page.reload()
  const download = page.waitForEvent('download')
  await files.getByRole('button', { name: 'Export CSV', exact: true }).click()
  const made = await download
  expect(made.suggestedFilename()).toMatch(/^strength-sets-\d{4}-\d\d-\d\d\.csv$/)
  expect(await readFile(await made.path(), 'utf8')).toContain(',Bench Press,bench-press,')
  quiet()
})
