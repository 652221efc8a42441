const sums =
  'calories, protein_g, carbs_g, fat_g, sugar_g, fiber_g, sodium_mg, caffeine_mg, water_ml, meals, drinks, workouts, distance_km, active_seconds, burned_kcal'
const each = sums
  .split(', ')
  .map((name) => `coalesce(sum(${name}), 0)`)
  .join(', ')

/** Every entry of these accounts ($1, ids) between two days ($2, $3) with its part of the day's totals. */
const shares = `
  select user_id, target_date as day, calories, protein_g, carbs_g, fat_g, sugar_g, coalesce(fiber_g, 0) as fiber_g,
    coalesce(sodium_mg, 0) as sodium_mg, 0 as caffeine_mg, 0 as water_ml, 1 as meals, 0 as drinks, 0 as workouts,
    0 as distance_km, 0 as active_seconds, 0 as burned_kcal
  from nutrition_logs where user_id = any($1::uuid[]) and target_date between $2 and $3
  union all select user_id, target_date, calories, protein_g, carbs_g, fat_g, sugar_g, 0, 0, caffeine_mg, water_ml, 0, 1, 0, 0, 0, 0
  from drink_logs where user_id = any($1::uuid[]) and target_date between $2 and $3
  union all select user_id, day, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, coalesce(distance_km, 0), duration_s, coalesce(burned_kcal, 0)
  from activities where user_id = any($1::uuid[]) and day between $2 and $3`

export const insertDays = `
  insert into day_totals (user_id, day, ${sums}) select user_id, day, ${each} from (${shares}) as shares
  group by user_id, day order by day, user_id`

/** Days whose stored totals differ from a recount of their entries. */
export const daysAstray = `
  select count(*)::int as astray from
    (select user_id, day, ${each} from (${shares}) as shares group by user_id, day) as counted (user_id, day, ${sums})
    full join (select * from day_totals where user_id = any($1::uuid[]) and day between $2 and $3) as kept using (user_id, day)
  where ${sums
    .split(', ')
    .map((name) => `counted.${name} is distinct from kept.${name}`)
    .join(' or ')}`

const forgetRuns = 'delete from day_runs where user_id = any($1::uuid[])'
const forgetLives = 'delete from lifetime_totals where user_id = any($1::uuid[])'
const insertRuns = `
  insert into day_runs (user_id, kind, first_day, last_day)
  select user_id, kind, min(day), max(day) from (
    select user_id, kind, day, day - row_number() over (partition by user_id, kind order by day)::int as island
    from day_totals, (values ('logged'), ('active')) as kinds (kind)
    where user_id = any($1::uuid[]) and (kind = 'logged' or workouts > 0)) as islands
  group by user_id, kind, island order by user_id, kind, min(day)`
const insertLives = `
  insert into lifetime_totals (user_id, ${sums}, logged_from, logged_to, logged_best_days, active_from, active_to, active_best_days)
  select t.*, l.first_day, l.last_day, l.best, a.first_day, a.last_day, coalesce(a.best, 0)
  from (select user_id, ${each} from day_totals where user_id = any($1::uuid[]) group by user_id) as t
    left join lateral (${newest('logged')}) as l on true left join lateral (${newest('active')}) as a on true`

function newest(kind: string): string {
  return `select first_day, last_day, max(last_day - first_day + 1) over () as best from day_runs r
    where r.user_id = t.user_id and kind = '${kind}' order by first_day desc limit 1`
}

/** Lifetime totals and streaks of these accounts ($1), from all their days. */
export const renewRunsAndLives = [forgetRuns, forgetLives, insertRuns, insertLives]
