export const words = {
  heic: 'This photo is HEIC, which cannot be read here. Save or share it as JPEG, then try again.',
  notAPhoto: 'Send a photo as JPEG, PNG, WebP or AVIF.',
  unreadable: 'This photo cannot be read: it may be cut short or damaged. Try another one.',
  tooManyPixels: 'This photo has too many pixels: at most 50 megapixels can be read.',
  busy: 'Many photos are being read at the moment. Try again shortly.',
}
