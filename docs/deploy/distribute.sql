-- Spreads what people own over the workers of a Citus cluster; docs/scale.md says when and how. Run it on the coordinator,
-- as the owner of the tables, with the servers ended. Without the extension, or a second time, it does nothing.
-- Foreign keys are taken off and put back by their names: local tables may not refer to a distributed one, nor the reverse.
set citus.multi_shard_modify_mode = 'sequential';

do $$
declare
  one record;
begin
  if not exists (select from pg_extension where extname = 'citus') then
    raise notice 'There is no Citus here: nothing to do.';
    return;
  end if;
  if exists (select from pg_dist_partition where logicalrelid = 'public.profiles'::regclass) then
    raise notice 'Done before: nothing to do.';
    return;
  end if;

  -- Everything that hangs on profiles, parents first.
  create temporary table owned on commit drop as
    with recursive found (id, depth) as (
      select 'public.profiles'::regclass::oid, 0
      union
      select conrelid, depth + 1 from pg_constraint join found on confrelid = id where contype = 'f' and conrelid <> confrelid)
    select id, max(depth) as depth from found group by id;
  create temporary table ties on commit drop as
    select c.oid as key, conrelid::regclass::text as child, conname as name, pg_get_constraintdef(c.oid) as tie, depth
    from pg_constraint c join owned on id = conrelid where contype = 'f';

  for one in select * from ties loop
    execute format('alter table %s drop constraint %I', one.child, one.name);
  end loop;
  for one in select id::regclass::text as name, depth from owned order by depth, 1 loop
    perform create_distributed_table(
      one.name::regclass, 'user_id', colocate_with => case when one.depth = 0 then 'default' else 'profiles' end);
  end loop;
  for one in select * from ties order by depth, child, name loop
    execute format('alter table %s add constraint %I %s', one.child, one.name, one.tie);
  end loop;
end
$$;
