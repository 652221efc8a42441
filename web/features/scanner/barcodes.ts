/** Reads a product code in a picture, by the browser's BarcodeDetector if it supports such codes, else by ZXing. */
export type ReadBarcode = (pixels: ImageData) => Promise<string | undefined>

type Detector = { detect(source: ImageData): Promise<{ rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

const productCodes = ['ean_13', 'ean_8', 'upc_a', 'upc_e']

/** The barcode reader of this device; ZXing (1 MB) is loaded only if needed. */
export async function barcodeReader(): Promise<ReadBarcode> {
  return (await ownReader().catch(() => undefined)) ?? zxingReader()
}

async function ownReader(): Promise<ReadBarcode | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  const known = (await BarcodeDetector?.getSupportedFormats()) ?? []
  if (!BarcodeDetector || !known.includes('ean_13')) return undefined
  const detector = new BarcodeDetector({ formats: productCodes.filter((one) => known.includes(one)) })
  return async (pixels) => (await detector.detect(pixels))[0]?.rawValue
}

async function zxingReader(): Promise<ReadBarcode> {
  const [{ prepareZXingModule, readBarcodes }, { default: wasm }] = await Promise.all([
    import('zxing-wasm/reader'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ])
  // Our own copy of the wasm file: the library's default is a third-party CDN.
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true })
  return async (pixels) => {
    const found = await readBarcodes(pixels, {
      formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE'],
      maxNumberOfSymbols: 1,
      tryInvert: false,
    })
    return found.find(({ isValid }) => isValid)?.text
  }
}
