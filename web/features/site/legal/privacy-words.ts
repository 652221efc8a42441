import { productName } from '#contract/product.ts'
import type { LegalText } from './legal-page.tsx'

export const words: LegalText = {
  title: 'Privacy Policy',
  lead: 'What is kept about you, why, for how long, and who gets to see which part of it. It describes what the software does; whoever runs this server answers for it.',
  updated: 'January 24, 2025',
  sections: [
    {
      title: 'Information we collect',
      paragraphs: [
        'Most of it is what you enter yourself. Some of it tells about your health; we keep it because you ask us to, and you may take it back at any time.',
      ],
      list: [
        [
          'Account:',
          'name, email address, a hash of your password or the identity that Google, Apple, GitHub or X confirms, time zone and units.',
        ],
        [
          'Profile,',
          'as far as you fill it in: date of birth or age, sex, pregnancy or breastfeeding, height, weight, activity, goals, what you eat, do not eat and must not eat.',
        ],
        [
          'Your diary:',
          'meals, drinks, the supplements that you take, weigh-ins, activities, workouts, schedules, recipes, pairings and plans, with your notes; which days you call complete, and your answers to weekly check-ins. A meal’s photo is kept with the meal; the place and the device that a camera writes into it are removed. Readings and photos that you do not confirm are deleted within a day or so. Photos of your fridge are not kept at all; the list made from them is deleted 30 days after its last use, as are recipes that you did not save. So that an entry which a bad network sends twice counts once, the answer that was given to it is kept for 30 days, also where you delete the entry meanwhile.',
        ],
        [
          'Location,',
          'only while you record an activity or when you import one: the route with its times, and what a watch or phone adds, such as heart rate.',
        ],
        [
          'Subscription:',
          'plan, state, payments with date and amount, and the numbers under which Stripe or Apple know you. Card numbers never reach us. Messages of the payment providers are deleted after 90 days.',
        ],
        [
          'Notifications,',
          'if you switch them on: the token of your browser or phone, an address or telephone number that you confirmed, and what was sent, whether it arrived and whether it was opened, for 90 days.',
        ],
        [
          'Sessions:',
          'for each sign-in its time, the network address and the kind of browser, so that you can see and end it; deleted when the session ends or runs out (30 days without use). For the account as a whole, when it was last used, to the hour, and with which kind of device.',
        ],
        [
          'Messages',
          'that you send us by the form: for a year, longer only while they are still open. Those that you wrote signed in go when you delete your account, and so do all others from your address if it is confirmed.',
        ],
        [
          'On your device,',
          'so that it works without a network: the days, goals and lists that you looked at last (150 answers at most, until newer ones take their place); entries, recordings and workouts that wait, until they are sent; what was sent in the last seven days; the workouts that you opened last; your profile’s basics. All of it is for the account that is signed in alone. Signing out wipes it at once, also without a network; the server then hears of it as soon as this device reaches it again. What stays is what you chose for the device, such as the theme.',
        ],
        [
          'Usage and errors:',
          'which function was used and what went wrong, without account, address or content, for 90 days.',
        ],
      ],
    },
    {
      title: 'How we use it',
      paragraphs: [
        'To do what you ask for: count, sum up, suggest, remind, bill and answer. To keep the service safe: limits on attempts and requests are counted by account and network address in memory. To mend and improve it, from counts that lead to nobody.',
        'We need most of this to fulfil our agreement with you; health details, location and notifications rest on your consent, and security on our legitimate interest. There is no advertising, no tracking across sites, and no decision about you that is left to a machine alone.',
        'Cookies: one, which keeps you signed in (the iPhone app has none); one that marks a browser you have signed in with, for 400 days at most, so that others who try passwords cannot lock you out; and, for a quarter of an hour at most, one that tells that it was you who set out to sign in with Google, Apple, GitHub or X, or from the app. They are sent to us alone and cannot be read by scripts. We set nothing for statistics or advertising and load no scripts of others, which is why there is no banner.',
      ],
    },
    {
      title: 'Who it is shared with',
      paragraphs: [
        'We do not sell your data. Others get the part that their task needs, and only where this server is set up to use them:',
      ],
      list: [
        [
          'Stripe,',
          'for card payments: your email address, the plan, and what you enter on its page. Apple, for purchases in the App Store.',
        ],
        ['Providers of AI models:', 'see the next section.'],
        [
          'Open Food Facts,',
          'when you scan a barcode that we do not know: the digits of the barcode, from our server, nothing of you.',
        ],
        [
          'The provider of map tiles,',
          'when you look at a map: your browser asks it for the pictures directly, so it sees your network address and the area that you look at. Unless this server names another one, that is OpenStreetMap.',
        ],
        [
          'Push services',
          'of your browser’s maker or of Apple, and OneSignal on Android: the token and the message; to browsers it is sealed so that only yours can read it. Our email provider, and Twilio for text messages: your address or number and the message.',
        ],
        ['Google, Apple, GitHub or X,', 'if you sign in with them: that you do.'],
        [
          'The host of this server,',
          'which works on our instructions; and authorities where the law compels us.',
        ],
      ],
    },
    {
      title: 'AI and machine learning',
      paragraphs: [
        `${productName} has an engine of its own that runs on this server and sends nothing anywhere. If the server is connected to a model, that model is asked first: it gets the photo, made smaller and without hidden details, or the words that you wrote, and for some questions figures of your profile such as age, sex, height, weight, activity, goals, diet and allergies, what is in your fridge list, and which exercises you did lately. It never gets your name, your email address or your routes.`,
        'Every answer says whether a model or the built-in engine gave it. We do not train models with your data. What a provider does with a request is a matter of our agreement with it; which provider this server uses, if any, we tell you on request.',
      ],
    },
    {
      title: 'Security',
      paragraphs: [
        'Passwords are kept as salted hashes, links and tokens as hashes. Everything travels encrypted where this address begins with https. Each query of the database is bound to its owner; uploads are checked, written anew and served to nobody but you; logs hold no health data, addresses or tokens.',
        'The owner of this service sees, besides sums: email addresses, plan, payments, device and last use, and messages to us. Not your diary, your photos or your routes. What the owner changes is recorded.',
        'No system is beyond attack. Should your data come to harm, we tell you and the authorities as the law asks.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: ['Most of them you exercise yourself, in Account Settings:'],
      list: [
        [
          'Access:',
          'a complete copy of everything, as one archive of readable files and your photos, on every plan.',
        ],
        ['Correct:', 'every entry and every detail can be changed.'],
        [
          'Delete:',
          'a single entry, or the account with all its rows, photos, devices and sessions, at once and for good; a subscription that is paid by card ends with it; one from the App Store only you can end, in your Apple account. What remains are figures of revenue and numbers of purchases in the App Store, both of which lead to nobody here, your number at Stripe until it has confirmed the end, and a keyed hash of the address, so that a trial is one a person. Copies in backups run out with them.',
        ],
        [
          'Export:',
          'the copy is yours to take elsewhere; on the Pro plan also in the formats of spreadsheets and sport watches. A route can lose its ends first.',
        ],
        [
          'Opt out:',
          'notifications, location and camera can be switched off one by one, here or in your browser. Consent that you take back counts from then on.',
        ],
        [
          'Object, restrict, complain:',
          'write to us; and you may turn to the data protection authority where you live.',
        ],
      ],
    },
    {
      title: 'Contact',
      paragraphs: [
        {
          withAddress:
            'For everything about your data, and for who is responsible for it: *. We answer within a month at the latest, and usually within a day.',
          without:
            'For everything about your data, and for who is responsible for it, use *. We answer within a month at the latest, and usually within a day.',
        },
        'The service is not meant for children under 16; if a child has registered, tell us and we delete the account. When this policy changes, the date above changes with it, and changes that matter are announced in the app.',
      ],
    },
  ],
}
