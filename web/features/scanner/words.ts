/** User-facing sentences of the live scanner. */
export const words = {
  titles: { meal: 'Scan Meal', fridge: 'Scan Fridge' },
  lead: {
    meal: 'Hold your plate, or a barcode, inside the frame.',
    fridge: 'Show the open fridge, one shelf at a time.',
  },
  leadBarcode: 'Hold a barcode inside the frame.',
  starting: 'Starting the camera…',
  looking: 'Looking…',
  lookingUp: (code: string) => `Barcode ${code} seen, looking it up…`,
  picture: 'What your camera sees',
  tries: 'Pictures taken',
  close: 'Close scanner',
  upload: 'Upload a Photo',
  cameraError: 'Camera Error',
  cameraErrorText: {
    meal: 'Please use the upload option instead.',
    fridge: 'Could not access camera. Please use file upload instead.',
  },
  cameraDenied: 'This page may not use your camera. You can allow it in the browser’s settings. ',
  cameraMissing: { meal: 'No camera could be started. ', fridge: '' },
  scanFailed: 'Scan Failed',
  scanFailedText: (message: string) => `${message.replace(/(?<![.\s])[.\s]+$/, '')}. Please try again.`,
  nothingSeen: 'Nothing was recognized',
  scanAgain: 'Scan Again',
  barcodesUnread: 'Barcodes cannot be read on this device',
} as const
