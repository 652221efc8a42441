/** Nutrient columns of the food files: [column, its name in a source where that differs]. Per 100 g. */
const renamed: ReadonlyMap<string, string> = new Map([
  ['epa_g', 'fa_20_5_n3_g'],
  ['dha_g', 'fa_22_6_n3_g'],
])

export const nutrientColumns: readonly string[] =
  `water_g energy_kcal protein_g fat_g carbohydrate_g fiber_g sugar_g alcohol_g
  calcium_mg iron_mg magnesium_mg phosphorus_mg potassium_mg sodium_mg zinc_mg copper_mg manganese_mg selenium_ug
  vitamin_c_mg thiamin_mg riboflavin_mg niacin_mg pantothenic_acid_mg vitamin_b6_mg folate_dfe_ug choline_mg
  vitamin_b12_ug vitamin_a_rae_ug vitamin_e_mg vitamin_d_ug vitamin_k_ug saturated_fat_g monounsaturated_fat_g
  polyunsaturated_fat_g cholesterol_mg caffeine_mg theobromine_mg retinol_ug folate_total_ug folate_food_ug folic_acid_ug
  vitamin_b12_added_ug vitamin_e_added_mg epa_g dha_g`.split(/\s+/)

/** Columns that only FNDDS states. */
const onlySurvey = new Set(
  'alcohol_g caffeine_mg theobromine_mg retinol_ug folate_total_ug folate_food_ug folic_acid_ug vitamin_b12_added_ug vitamin_e_added_mg epa_g dha_g'.split(
    ' ',
  ),
)
/** Columns that only SR28 states. */
const onlyReference = new Set(['manganese_mg', 'pantothenic_acid_mg'])

export const surveyNutrients = nutrientColumns
  .filter((column) => !onlyReference.has(column))
  .map(sourceColumn)
export const referenceNutrients = nutrientColumns
  .filter((column) => !onlySurvey.has(column))
  .map(sourceColumn)

/** The figures of a source's row in the order of the columns; empty where the source has none. */
export function nutrientsOf(row: Readonly<Record<string, string>>): string[] {
  return nutrientColumns.map((column) => row[sourceColumn(column)] ?? '')
}

function sourceColumn(column: string) {
  return renamed.get(column) ?? column
}
