import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'

/** Zips a folder like FoodData Central: deflated, inside one folder. */
export async function zipFolder(folder: string, to: string): Promise<void> {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  const files = (await readdir(folder)).filter((name) => name.endsWith('.csv'))
  for (const file of files) {
    const bytes = await readFile(join(folder, file))
    const packed = deflateRawSync(bytes)
    const name = Buffer.from(`FoodData_Central_csv/${file}`)
    const about = Buffer.alloc(26)
    about.writeUInt16LE(20, 0)
    about.writeUInt16LE(8, 4)
    about.writeUInt32LE(crc32(bytes), 10)
    about.writeUInt32LE(packed.length, 14)
    about.writeUInt32LE(bytes.length, 18)
    about.writeUInt16LE(name.length, 22)
    parts.push(Buffer.from('PK\x03\x04'), about, name, packed)
    const entry = Buffer.alloc(42)
    entry.writeUInt16LE(20, 0)
    about.copy(entry, 2)
    entry.writeUInt32LE(at, 38)
    directory.push(Buffer.from('PK\x01\x02'), entry, name)
    at += 30 + name.length + packed.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(at, 12)
  await writeFile(to, Buffer.concat([...parts, list, Buffer.from('PK\x05\x06'), end]))
}
