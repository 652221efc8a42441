/** A button for each account, named `Continue as <account>`, and one that denies. */
export function loginPage(accounts: Iterable<string>): string {
  const buttons = [...accounts].map(
    (account) => `<p><button name="account" value="${account}">Continue as ${account}</button></p>`,
  )
  return page('Sign in at the issuer', `${buttons.join('')}${deny}`)
}

export function consentPage(): string {
  return page(
    'Share your address with Forkmile?',
    `<p><button name="answer" value="allow">Allow</button></p>${deny}`,
  )
}

const deny = '<p><button name="answer" value="deny">Deny</button></p>'

const page = (title: string, fields: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>` +
  `<main><h1>${title}</h1><form method="post">${fields}</form></main></html>`
