import type { Concern } from './care.ts'
import type { Objective } from './prompt.ts'

type About = {
  objective: Objective
  losing: boolean
  diet: 'keto' | 'low_carb' | undefined
  concern: Concern | undefined
  diets: readonly string[]
  water: number
  /** Years, if known. */
  age: number | undefined
  /** Minutes stated for a day or session. */
  minutes: number | undefined
  isWithoutGym: boolean
}

const ofObjective: Record<Objective, readonly string[]> = {
  weight_loss: [
    'Weigh yourself at the same hour and look at the week’s average: single days swing by a kilogram of water.',
    'Fill half the plate with vegetables first; the rest of the day counts itself.',
  ],
  muscle_gain: [
    'Spread protein over three or four meals of 25 to 40 g.',
    'Add a repetition or a little weight only when the last set felt like two more were in you.',
  ],
  strength: [
    'Rest two to three minutes between heavy sets: strength is trained fresh.',
    'Sleep is where the sets become strength. Guard seven hours of it.',
  ],
  endurance: [
    'Keep four of five sessions so easy that you could talk through them.',
    'Eat carbohydrate in the hour after long sessions; your glycogen refills fastest then.',
  ],
  '5k_training': [
    'Run by effort: most of it easy enough to speak in sentences, one day a week with short quick stretches.',
    'Add no more than a tenth to your week’s distance at a time.',
  ],
  '10k_training': [
    'One longer easy run a week does more than three hurried ones.',
    'Add no more than a tenth to your week’s distance at a time.',
  ],
  half_marathon: [
    'Practice breakfast and drinks of race day on your long runs.',
    'Every third or fourth week cut the distance by a quarter, and come back fresher.',
  ],
  marathon: [
    'Long runs are the heart of it: slow, weekly, and fueled with 30 to 60 g of carbohydrate an hour.',
    'Every third or fourth week cut the distance by a quarter, and come back fresher.',
  ],
  general_fitness: [
    'Put workouts in your calendar like appointments; three done beat five planned.',
    'A ten-minute walk after meals adds up without feeling like a workout.',
  ],
}

/** Three to six short tips. */
export function tipsFor({
  objective,
  losing,
  diet,
  concern,
  diets,
  water,
  age,
  minutes,
  isWithoutGym,
}: About): string[] {
  if (concern)
    return [
      'Eat at regular times, three meals and what you like in between.',
      'Choose movement that you enjoy and that leaves you with energy.',
      'Tell someone who knows you how you are doing, and let a professional set any figures.',
    ]
  const tips = [...ofObjective[objective]]
  if (losing && objective !== 'weight_loss') tips.push(ofObjective.weight_loss[0]!)
  if (age !== undefined && age >= 65)
    tips.push(
      `At ${age}, strength twice a week and balance on three days keep you mobile (WHO); chair squats, heel raises and standing on one leg are a start.`,
    )
  if (minutes !== undefined && minutes <= 20)
    tips.push(`${minutes} minutes count: Workout Plans makes a workout of that length.`)
  if (isWithoutGym)
    tips.push('Without a gym, squats, push-ups, rows under a table, bridges and walks train the whole body.')
  if (diets.includes('dairy_free'))
    tips.push(
      'Without lactose, lactose-free yogurt and cottage cheese, eggs, fish, tofu or fortified soy drink provide protein and calcium.',
    )
  if (diets.includes('gluten_free'))
    tips.push('Without gluten, rice, potatoes, corn, buckwheat and certified oats provide the carbohydrate.')
  if (diets.includes('vegan'))
    tips.push(
      'On plants alone, beans, lentils, tofu and soy yogurt provide the protein, and vitamin B12 needs a supplement.',
    )
  else if (diets.includes('vegetarian'))
    tips.push('Eggs, Greek yogurt, lentils and tofu provide most of the protein of a meatless day.')
  if (diet)
    tips.push(
      'With few carbs, mind salt and water in the first weeks, and keep vegetables on the plate for their fiber.',
    )
  tips.push(`A glass with every meal and one in between covers most of the ${water / 1000} liters.`)
  return tips.slice(0, 6)
}
