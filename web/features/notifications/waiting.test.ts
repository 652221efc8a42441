import { expect, test } from 'vitest'
import type { NotificationSettings } from '#contract/notifications.ts'
import { obstacleTo, waiting } from './waiting.ts'

const settings: NotificationSettings = {
  emailNotifications: true,
  smsNotifications: true,
  email: 'ann@elsewhere.example',
  phoneNumber: '+1 312 555 0100',
  workoutReminders: true,
  mealReminders: true,
  progressUpdates: true,
  marketingEmails: false,
  emailConfirmed: false,
  phoneConfirmed: false,
  channels: { push: true, email: true, sms: true },
}

test('both addresses wait while they are switched on and unconfirmed', () => {
  expect(waiting(settings)).toEqual([
    { channel: 'email', address: 'ann@elsewhere.example' },
    { channel: 'sms', address: '+1 312 555 0100' },
  ])
  expect(waiting({ ...settings, emailConfirmed: true, phoneConfirmed: true })).toEqual([])
  expect(waiting({ ...settings, emailNotifications: false, smsNotifications: false })).toEqual([])
  expect(waiting({ ...settings, channels: { push: true, email: false, sms: false } })).toEqual([])
  expect(waiting({ ...settings, email: '', phoneNumber: '' })).toEqual([])
})

test('text that is no address is kept, waits for no code, and says why nothing comes', () => {
  const odd = { ...settings, email: 'ask my sister', phoneNumber: '030 901820' }
  expect(waiting(odd)).toEqual([])
  expect([obstacleTo('email', odd), obstacleTo('sms', odd)]).toEqual(['unreachable', 'unreachable'])
})
