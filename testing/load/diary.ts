/** The day that the days of the formulas are counted from. */
const epoch = '2000-01-01'
const [mealsPerDay, drinksPerDay] = [4, 3]

const dayNumber = `(day - date '${epoch}')`
const at = (hour: string) => `((day + make_interval(hours => ${hour})) at time zone 'America/Chicago')`
const dish = `(array['Oatmeal','Lentil soup','Chicken salad','Salmon bowl','Bean chili','Tofu stir-fry','Omelette','Pasta','Rice','Yogurt','Burrito','Curry'])[1 + (n + k) % 12]`
const side = `(array['banana','spinach','brown bread','roast carrots','black beans','walnuts','tomato','blueberries','broccoli','cheddar'])[1 + (n + ${dayNumber} * 3 + k) % 10]`
const part = (name: string, grams: number) =>
  `jsonb_build_object('name', ${name}, 'emoji', '🍽️', 'grams', ${grams}, 'calories', 210, 'protein', 9.4, 'carbs', 31.2, 'fat', 5.1, 'sugar', 4.4, 'fiber', 3.2, 'sodium', 140, 'confidence', 0.82)`

/**
 * Two of four meals are analyzed, with parts; two are typed. Parameters: accounts and days, each from and to.
 * Rows are ordered by time, so that one account's rows are spread over the table as in production.
 */
const people = 'generate_series($1::int, $2::int) as n'
const days = `(select day::date from generate_series($3::date, $4::date, interval '1 day') as day) as days`

const insertMeals = (id: string) => `
  insert into nutrition_logs (user_id, id, food_name, food_emoji, calories, protein_g, carbs_g, fat_g, sugar_g, fiber_g,
    sodium_mg, serving_size, meal_type, target_date, source, confidence, items, created_at)
  select ${id}, uuidv7(${at('7 + k * 4')} - now()), ${dish} || ' with ' || ${side}, '🍽️',
    200 + (n * 7 + ${dayNumber} * 13 + k * 31) % 500, (n + ${dayNumber} + k * 5) % 40, (n + ${dayNumber} + k * 7) % 80,
    (n + ${dayNumber} + k * 3) % 30, (n + k) % 20, case when k in (1, 2) then (n + k) % 9 end,
    case when k in (1, 2) then (n * 5 + k * 90) % 700 end, '1 bowl, 310 g', (array['breakfast','lunch','dinner','snack'])[k + 1],
    day, case when k in (1, 2) then 'builtin' else 'manual' end, case when k in (1, 2) then 0.82 end,
    case when k in (1, 2) then jsonb_build_array(${part(dish, 220)}, ${part(side, 90)}) else '[]' end, ${at('7 + k * 4')}
  from ${people}, ${days}, generate_series(0, ${mealsPerDay - 1}) as k order by day, k, n`

const insertDrinks = (id: string) => `
  insert into drink_logs (user_id, id, drink_type, emoji, volume_ml, hydration_value, water_ml, temperature, calories,
    caffeine_mg, sugar_g, protein_g, carbs_g, fat_g, target_date, source, created_at)
  select ${id}, uuidv7(${at('8 + k * 4')} - now()), case when k = 0 then 'coffee' else 'water' end, '💧', volume, 1, volume,
    'room_temp', case when k = 0 then 5 else 0 end, case when k = 0 then 95 else 0 end, 0, 0, 0, 0, day, 'manual', ${at('8 + k * 4')}
  from ${people}, ${days}, generate_series(0, ${drinksPerDay - 1}) as k,
    lateral (select 200 + (n * 3 + ${dayNumber} * 11 + k * 17) % 300 as volume) as v order by day, k, n`

const insertActivities = (id: string) => `
  insert into activities (user_id, id, activity_type, start_at, end_at, duration_s, distance_km, pace_min_per_km, speed_kmh,
    average_speed_mph, burned_kcal, source, day, created_at)
  select ${id}, uuidv7(${at('18')} - now()), (array['running','walking','cycling','yoga'])[1 + (n + ${dayNumber}) % 4],
    ${at('18')}, ${at('18')} + interval '40 minutes', 2400, 5 + n % 5, 6.6, 9.1, 5.6, 380 + n % 100, 'manual', day, ${at('19')}
  from ${people}, ${days} where (n + ${dayNumber}) % 7 in (1, 3, 5) order by day, n`

const insertWeighIns = (id: string) => `
  insert into weigh_ins (user_id, id, weight_kg, measured_on)
  select ${id}, uuidv7(${at('7')} - now()), 60 + n % 40 + ${dayNumber} % 10 / 10.0, day
  from ${people}, ${days} where (n + ${dayNumber}) % 7 = 0 order by day, n`

/** Inserts the entries of accounts ($1 to $2) on days ($3 to $4). */
export const insertEntries = [insertMeals, insertDrinks, insertActivities, insertWeighIns]
