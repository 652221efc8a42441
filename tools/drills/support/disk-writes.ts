import sharp from 'sharp'
import { requestPasswordReset, signIn, signUp } from '#contract/access/access.ts'
import { changeProfile } from '#contract/account/profile.ts'
import { sendContact } from '#contract/contact.ts'
import { logDrink } from '#contract/hydration/hydration.ts'
import { analyzeMeal, logNutrition } from '#contract/nutrition/nutrition.ts'
import { recordWeighIn } from '#contract/weight.ts'
import { today } from '#testing/clock.ts'
import { mealOf } from './meals.ts'
import { type Answer, guest, type Person } from './person.ts'

/** Writes by kind; `mark` is unique to each write. */
export type Writes = Record<string, (person: Person, server: string, mark: string) => Promise<Answer>>

export const passwordOf = (name: string) => `${name} has a password`

/** Rows, files, accounts and emails: all writes that need space. */
export function writesWith(photo: Uint8Array<ArrayBuffer>): Writes {
  return {
    meal: (person, server, mark) => person.call(server, 'POST', logNutrition.path, mealOf(mark)),
    drink: (person, server, mark) =>
      person.call(server, 'POST', logDrink.path, {
        drinkType: 'water',
        customName: mark,
        volume: 240,
        calories: 0,
        hydrationValue: '1',
        temperature: 'room_temp',
        targetDate: today,
      }),
    photo: (person, server) => {
      const form = new FormData()
      form.append('notes', 'an apple and 100 g of bread')
      form.append('image', new Blob([photo], { type: 'image/jpeg' }), 'meal.jpg')
      return person.call(server, 'POST', analyzeMeal.path, form)
    },
    weight: (person, server) =>
      person.call(server, 'POST', recordWeighIn.path, { kilograms: 71.5, measuredOn: today }),
    profile: (person, server, mark) =>
      person.call(server, changeProfile.method, changeProfile.path, { lastName: mark }),
    account: (_, server, mark) =>
      guest.call(server, 'POST', signUp.path, {
        name: 'New',
        email: `${mark}@example.com`,
        password: passwordOf('New'),
      }),
    session: ({ name }, server) =>
      guest.call(server, 'POST', signIn.path, {
        email: `${name.toLowerCase()}@example.com`,
        password: passwordOf(name),
      }),
    email: ({ name }, server) =>
      guest.call(server, 'POST', requestPasswordReset.path, { email: `${name.toLowerCase()}@example.com` }),
    message: (_, server, mark) =>
      guest.call(server, 'POST', sendContact.path, {
        name: 'New',
        email: 'new@example.com',
        subject: mark,
        message: mark,
      }),
  }
}

/** Noise, different each time, and larger than the rest of a disk block. */
export async function photoOf() {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const picture = sharp({ create: { width: 800, height: 600, channels: 3, background: '#777', noise } })
  return new Uint8Array(await picture.jpeg().toBuffer())
}
