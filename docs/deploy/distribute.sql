-- Spreads what people own over the workers of a Citus cluster; docs/scale.md says when and how. Run it on the coordinator,
-- as the owner of the tables, with the servers ended: once to begin with, and again after an upgrade that brings new tables
-- of people (a server says so and does not start). What is distributed stays as it is; without Citus it does nothing.
-- Foreign keys are taken off and put back by their names: Citus distributes no table that one leads to or from.
set citus.multi_shard_modify_mode = 'sequential';

do $$
declare
  one record;
begin
  if to_regclass('pg_dist_partition') is null then
    raise notice 'There is no Citus here: nothing to do.';
    return;
  end if;

  -- Everything that hangs on profiles and is not distributed yet, parents first.
  create temporary table owned on commit drop as
    with recursive found (id, depth) as (
      select 'public.profiles'::regclass::oid, 0
      union
      select conrelid, depth + 1 from pg_constraint join found on confrelid = id where contype = 'f' and conrelid <> confrelid)
    select id, max(depth) as depth from found
    where not exists (select from pg_dist_partition where logicalrelid = id)
    group by id;
  create temporary table ties on commit drop as
    select conrelid::regclass::text as child, conname as name, pg_get_constraintdef(c.oid) as tie, depth
    from pg_constraint c join owned on id = conrelid where contype = 'f';

  for one in select * from ties loop
    execute format('alter table %s drop constraint %I', one.child, one.name);
  end loop;
  for one in select id::regclass::text as name, depth from owned order by depth, 1 loop
    raise notice 'Distributing %.', one.name;
    perform create_distributed_table(
      one.name::regclass, 'user_id', colocate_with => case when one.depth = 0 then 'default' else 'profiles' end);
  end loop;
  for one in select * from ties order by depth, child, name loop
    execute format('alter table %s add constraint %I %s', one.child, one.name, one.tie);
  end loop;

  -- Known to Citus, a change of it and of a person's rows commits in two phases: deleting an account is whole.
  if not exists (select from pg_dist_partition where logicalrelid = 'public.blobs_to_delete'::regclass) then
    perform citus_add_local_table_to_metadata('public.blobs_to_delete'::regclass);
  end if;
end
$$;
