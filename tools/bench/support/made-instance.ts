import type { Database } from '#server/adapters/database/database.ts'

const names = {
  first:
    'nora ben carla dev elif finn greta hugo ines jon kira liam mara nils olga paul rosa sven tara yusuf',
  last: 'smith garcia zhang mueller rossi novak kim okafor silva dubois larsen haddad petrov sato cohen ibrahim',
  domain: 'example.com example.org example.net mail.example post.example',
}
const picked = (list: string, by: string) =>
  `(array[${list
    .split(' ')
    .map((one) => `'${one}'`)
    .join(',')}])[1 + (${by}) % ${list.split(' ').length}]`

/**
 * Inserts accounts over two years for the owner's statistics: of a hundred, two in trial, five on Plus, two
 * on Pro, and ten former subscribers. Also inserts usage events.
 */
export async function seedInstance(client: Database['$client'], accounts: number, events: number) {
  // Building the trigram index afterwards takes a tenth of the time.
  const { rows } = await client.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where indexname = 'users_email_part_idx'`,
  )
  await client.query('drop index users_email_part_idx')
  await client.query(
    `insert into users (id, email, name, subscription_tier, trial_ends_at, created_at)
     select gen_random_uuid(), ${picked(names.first, 'n')} || '.' || ${picked(names.last, 'n / 20')} || n || '@' || ${picked(names.domain, 'n / 320')},
       'Many', case when n % 100 < 5 then 'plus' when n % 100 < 7 then 'pro' when n % 100 < 9 then 'trial' else 'trial_no_payment' end,
       case when n % 100 in (7, 8) then now() + interval '3 days' else now() - interval '2 days' end,
       now() - random() * interval '730 days'
     from generate_series(1, $1) as n`,
    [accounts],
  )
  await client.query(rows[0]!.indexdef)
  await client.query(
    `insert into presence (user_id, platform, last_active_at)
     select id, (array['ios', 'android', 'web', 'web'])[1 + floor(random() * 4)], now() - random() * interval '90 days'
     from users on conflict do nothing`,
  )
  await client.query(
    `insert into subscriptions (user_id, subject, biller, plan, truth_at)
     select id, gen_random_uuid(), case when subscription_tier in ('plus', 'pro') then 'stripe' else 'none' end, subscription_tier, now()
     from users where subscription_tier in ('plus', 'pro') or random() < 0.1`,
  )
  await client.query(
    `insert into subscription_changes (id, subject, at, from_tier, to_tier, from_cents, to_cents, biller)
     select gen_random_uuid(), subject, now() - begun * interval '700 days', 'trial_no_payment', 'plus', 0, 999, 'stripe'
     from (select subject, random() as begun from subscriptions) as begun`,
  )
  await client.query(
    `insert into subscription_changes (id, subject, at, from_tier, to_tier, from_cents, to_cents, biller)
     select gen_random_uuid(), s.subject, c.at + random() * (now() - c.at), 'plus', 'trial_no_payment', 999, 0, 'none'
     from subscriptions s join subscription_changes c using (subject) where s.biller = 'none'`,
  )
  await client.query(
    `insert into events (id, name, platform, at)
     select gen_random_uuid(), 'screen_view', 'web', now() - random() * interval '90 days' from generate_series(1, $1)`,
    [events],
  )
  await client.query('analyze')
}
