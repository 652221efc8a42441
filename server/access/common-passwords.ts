import { AppError } from '#contract/errors.ts'
import { words } from './words.ts'

/** The passwords of eight characters and more that lists of leaked ones begin with, in our own selection. */
const common = new Set(
  `password password1 password12 password123 password1234 passw0rd p@ssword p@ssw0rd 12345678 123456789 1234567890 0123456789
  87654321 987654321 11111111 00000000 22222222 88888888 99999999 12341234 11223344 12344321 123123123 qwertyui qwertyuiop qwerty12
  qwerty123 qwerty1234 1q2w3e4r 1q2w3e4r5t 1qaz2wsx asdfghjk asdfghjkl zxcvbnm1 zaq12wsx abcd1234 abc12345 abcdefgh a1b2c3d4 aa123456
  iloveyou iloveyou1 sunshine sunshine1 princess princess1 football football1 baseball basketball superman batman123 starwars
  whatever trustno1 letmein1 welcome1 welcome123 monkey123 dragon123 master123 shadow123 michael1 jennifer jordan23 computer
  internet samsung1 pokemon1 charlie1 liverpool chelsea1 arsenal1 qazwsxedc q1w2e3r4 admin123 administrator changeme changeme1
  test1234 testtest default1 secret123 access14 mustang1 corvette forkmile forkmile1 forkmile123`.split(
    /\s+/,
  ),
)

/** Refuses a password that anyone would try first, whatever its capitals. */
export function refuseCommonPassword(password: string, field: string) {
  const plain = password.toLowerCase()
  if (common.has(plain) || /^(.)\1+$/.test(plain))
    throw new AppError('invalid', words.commonPassword, { fields: { [field]: words.commonPassword } })
}
