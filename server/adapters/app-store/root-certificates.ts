import { X509Certificate } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const certificate = /\.(cer|crt|der|pem)$/i

/**
 * Reads every certificate (DER) of a folder. Throws a sentence for the operator when one is unreadable or none
 * exists.
 */
export function rootCertificates(folder: string): Buffer[] {
  const names = listed(folder).filter((name) => certificate.test(name))
  if (!names.length)
    throw new Error(
      `There is no certificate (.cer, .crt, .der or .pem) in ${folder}: see APPLE_ROOT_CERTS_DIR.`,
    )
  return names.map((name) => {
    try {
      return new X509Certificate(readFileSync(join(folder, name))).raw
    } catch {
      throw new Error(`${join(folder, name)} is not a certificate: see APPLE_ROOT_CERTS_DIR.`)
    }
  })
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted()
  } catch {
    throw new Error(`The folder ${folder} cannot be read: see APPLE_ROOT_CERTS_DIR.`)
  }
}
