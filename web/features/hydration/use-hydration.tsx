import { useUser } from '#web/features/access/use-user.ts'
import { Drinks } from './drinks.tsx'
import { HydrationCard } from './hydration-card.tsx'
import { DrinkPhoto } from './log/drink-photo.tsx'
import { QuickButtons } from './quick-buttons.tsx'
import { useLogDrink } from './use-log-drink.ts'
import { words } from './words.ts'

/** The hydration part of a day: progress, presets, the list, and a photo. */
export function useHydration(day: string, today: string, mayLog: boolean) {
  const { user, isLoading } = useUser()
  const { logQuick } = useLogDrink()
  return (
    <section aria-labelledby="hydration" className="w-full">
      <h2 id="hydration" className="display mb-3 text-2xl">
        {words.title}
      </h2>
      {user ? (
        <div className="grid grid-cols-1 gap-4">
          <HydrationCard day={day} today={today} units={user.units} />
          {mayLog ? <QuickButtons units={user.units} onDrink={(drink) => logQuick(drink, day)} /> : null}
          <Drinks day={day} today={today} units={user.units} mayLog={mayLog} />
          {mayLog ? <DrinkPhoto day={day} units={user.units} /> : null}
        </div>
      ) : isLoading ? null : (
        <p className="rounded-lg border border-line bg-raised p-5 text-ink-2">{words.logIn}</p>
      )}
    </section>
  )
}
