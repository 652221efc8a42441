export const words = {
  heic: 'This photo is HEIC, which cannot be read here. Save or share it as JPEG, then try again.',
  notAPhoto: 'Send a photo as JPEG, PNG, WebP or AVIF.',
  unreadable: 'This photo cannot be read: it may be cut short or damaged. Try another one.',
  tooManyPixels: 'This photo has too many pixels: at most 50 megapixels can be read.',
  tooManyScans:
    'This JPEG was saved in far more passes than a photo needs. Save it again as an ordinary JPEG, then try again.',
  tooLong: 'This photo takes too long to read. Save it again as an ordinary JPEG, then try again.',
  busy: 'Many photos are being read at the moment. Try again shortly.',
}
