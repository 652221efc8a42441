import { useState } from 'react'
import { useFileAddress } from '#web/http/use-file-address.ts'
import { FoodEmoji } from '#web/ui/food-emoji.tsx'

type Props = { meal: { photoUrl: string | null; foodEmoji: string }; size?: 'sm' | 'md' }

/** A meal's photo as a small square, or its emoji. Hidden from screen readers, as the name stands beside it. */
export function MealPicture({ meal, size = 'md' }: Props) {
  const { address, failed } = useFileAddress(meal.photoUrl && `${meal.photoUrl}?size=small`)
  const [broken, setBroken] = useState(false)
  if (!address || failed || broken) return <FoodEmoji emoji={meal.foodEmoji} size={size} />
  return (
    <img
      src={address}
      alt=""
      onError={() => setBroken(true)}
      className={`shrink-0 rounded-sm bg-sunken object-cover ${size === 'sm' ? 'size-9' : 'size-11.5'}`}
    />
  )
}
