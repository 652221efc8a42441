import type { ActivityType } from './activities/activities.ts'
import type { Micronutrient, MicronutrientGroup } from './foods/micronutrients.ts'
import type { Aisle } from './recipes.ts'
import type { EquipmentPiece, Muscle } from './training/exercises.ts'

/** Names of the activities, as screens, files and calendars show them. */
export const activityLabels: Record<ActivityType, string> = {
  running: 'Running',
  walking: 'Walking',
  cycling: 'Cycling',
  swimming: 'Swimming',
  hiking: 'Hiking',
  yoga: 'Yoga',
  weightlifting: 'Weight Lifting',
  basketball: 'Basketball',
  tennis: 'Tennis',
  soccer: 'Soccer',
  dancing: 'Dancing',
  rowing: 'Rowing',
  climbing: 'Climbing',
  golf: 'Golf',
  other: 'Other',
}

/** Names of the aisles of a shop, in shopping lists and their exports. */
export const aisleLabels: Record<Aisle, string> = {
  produce: 'Fruit and vegetables',
  meat_fish: 'Meat and fish',
  dairy_eggs: 'Dairy and eggs',
  bakery: 'Bakery',
  grains_pasta: 'Grains and pasta',
  tins_jars: 'Cans and jars',
  spices_oils: 'Spices and oils',
  frozen: 'Frozen',
  nuts_snacks: 'Nuts and snacks',
  drinks: 'Drinks',
  other: 'Other',
}

/** Names of what an exercise needs. */
export const equipmentLabels: Record<EquipmentPiece, string> = {
  mat: 'Mat',
  wall: 'Wall',
  chair: 'Chair',
  step: 'Step',
  dumbbell: 'Dumbbell',
  kettlebell: 'Kettlebell',
  band: 'Band',
  barbell: 'Barbell',
  rack: 'Rack',
  bench: 'Bench',
  pull_up_bar: 'Pull-up bar',
  cable: 'Cable',
  machine: 'Machine',
  rings: 'Rings',
  medicine_ball: 'Medicine ball',
  stability_ball: 'Stability ball',
  foam_roller: 'Foam roller',
  jump_rope: 'Jump rope',
  treadmill: 'Treadmill',
  bike: 'Bike',
  rower: 'Rower',
}

/** Names of muscles. */
export const muscleLabels: Record<Muscle, string> = {
  chest: 'Chest',
  upper_back: 'Upper back',
  lats: 'Lats',
  lower_back: 'Lower back',
  shoulders: 'Shoulders',
  biceps: 'Biceps',
  triceps: 'Triceps',
  forearms: 'Forearms',
  abs: 'Abs',
  obliques: 'Obliques',
  glutes: 'Glutes',
  quads: 'Quads',
  hamstrings: 'Hamstrings',
  calves: 'Calves',
  adductors: 'Inner thighs',
  hip_flexors: 'Hip flexors',
  neck: 'Neck',
  heart: 'Heart and lungs',
}

/** Names of vitamins, minerals and kinds of fat. */
export const micronutrientLabels: Record<Micronutrient, string> = {
  saturatedFatG: 'Saturated fat',
  monounsaturatedFatG: 'Monounsaturated fat',
  polyunsaturatedFatG: 'Polyunsaturated fat',
  cholesterolMg: 'Cholesterol',
  calciumMg: 'Calcium',
  ironMg: 'Iron',
  magnesiumMg: 'Magnesium',
  phosphorusMg: 'Phosphorus',
  potassiumMg: 'Potassium',
  zincMg: 'Zinc',
  copperMg: 'Copper',
  manganeseMg: 'Manganese',
  seleniumUg: 'Selenium',
  vitaminAUg: 'Vitamin A (RAE)',
  thiaminMg: 'Thiamin (B1)',
  riboflavinMg: 'Riboflavin (B2)',
  niacinMg: 'Niacin (B3)',
  pantothenicAcidMg: 'Pantothenic acid (B5)',
  vitaminB6Mg: 'Vitamin B6',
  folateUg: 'Folate (DFE)',
  vitaminB12Ug: 'Vitamin B12',
  cholineMg: 'Choline',
  vitaminCMg: 'Vitamin C',
  vitaminDUg: 'Vitamin D',
  vitaminEMg: 'Vitamin E',
  vitaminKUg: 'Vitamin K',
}

export const micronutrientGroupLabels: Record<MicronutrientGroup, string> = {
  fats: 'Fats',
  minerals: 'Minerals',
  vitamins: 'Vitamins',
}
