import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type MadeFood, madeFoods } from './made-foods.ts'

const quoted = (cells: (string | number)[]) =>
  `${cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',')}\n`

/** The files of a FoodData Central download, with its columns, quoting and order; the foods are generated. */
const files: Record<string, { head: string[]; rows: (food: MadeFood, at: number) => (string | number)[][] }> =
  {
    'food.csv': {
      head: ['fdc_id', 'data_type', 'description', 'food_category_id', 'publication_date'],
      rows: ({ id, type, description }) => [
        [id, type, description, type === 'branded_food' ? '' : 1, '2026-04-30'],
      ],
    },
    'food_nutrient.csv': {
      head: 'id fdc_id nutrient_id amount data_points derivation_id min max median loq footnote min_year_acquired percent_daily_value'.split(
        ' ',
      ),
      rows: ({ id, nutrients }, at) =>
        nutrients.map(([number, amount], place) => [
          at * 14 + place,
          id,
          number,
          amount,
          '',
          70,
          '',
          '',
          '',
          '',
          '',
          '',
          '',
        ]),
    },
    'branded_food.csv': {
      head: `fdc_id brand_owner brand_name subbrand_name gtin_upc ingredients not_a_significant_source_of serving_size serving_size_unit
      household_serving_fulltext branded_food_category data_source package_weight modified_date available_date market_country
      discontinued_date preparation_state_code trade_channel short_description material_code`.split(/\s+/),
      rows: ({ id, type, brand, gtin, servingGrams, household, category, description }) =>
        type === 'branded_food'
          ? [
              [
                id,
                `${brand} Foods, Inc.`,
                brand,
                '',
                gtin,
                `WATER, SALT, "NATURAL" FLAVORS, ${description}`,
                '',
                servingGrams,
                'g',
                household,
                category,
                'LI',
                '',
                '2026-01-01',
                '2026-01-02',
                'United States',
                '',
                '',
                '',
                '',
                '',
              ],
            ]
          : [],
    },
    'food_portion.csv': {
      head: 'id fdc_id seq_num amount measure_unit_id portion_description modifier gram_weight data_points footnote min_year_acquired'.split(
        ' ',
      ),
      rows: ({ id, type, servingGrams }, at) =>
        type === 'branded_food' ? [] : [[at, id, 1, 1, 1000, '', 'chopped', servingGrams, '', '', '']],
    },
  }

/** Writes a download of `count` generated foods into `folder`. */
export async function writeCentral(folder: string, count: number): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [name, { head, rows }] of Object.entries(files)) await write(name, chunks(head, rows))
  await write('measure_unit.csv', [quoted(['id', 'name']), quoted([1000, 'cup'])])
  await write('food_category.csv', [
    quoted(['id', 'code', 'description']),
    quoted([1, '0500', 'Poultry Products']),
  ])

  function write(name: string, lines: Iterable<string>) {
    return pipeline(Readable.from(lines), createWriteStream(join(folder, name)))
  }
  function* chunks(head: string[], rows: (food: MadeFood, at: number) => (string | number)[][]) {
    let text = quoted(head)
    let at = 0
    for (const food of madeFoods(count)) {
      for (const row of rows(food, at)) text += quoted(row)
      at++
      if (text.length > 1 << 16) {
        yield text
        text = ''
      }
    }
    yield text
  }
}
