import type { TestBed } from './test-bed.ts'

/** Inserts rows of another account directly in the database. */
export const addHistory = ({ query }: TestBed, count: number) =>
  query(
    `with person as (insert into users (id, email, name) values (gen_random_uuid(), 'old@example.com', 'Old') returning id),
       profile as (insert into profiles (user_id) select id from person)
     insert into nutrition_logs (user_id, id, food_name, food_emoji, calories, protein_g, carbs_g, fat_g, sugar_g, serving_size, meal_type, target_date, source, created_at)
     select id, gen_random_uuid(), 'Ümlaut\t"' || n || E'"\\\\N\\n', '🥣', 412, 11, 82.5, 5, 20, '1 bowl', 'breakfast', date '2020-01-01' + n % 2000, 'manual', now()
     from person, generate_series(1, $1) as n`,
    [count],
  )
