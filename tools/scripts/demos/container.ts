import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'
import { type Coded, codecs } from './encode.ts'

/** An MP4 file of H.264 frames with the index first, so that it plays while loading. */
export const mp4 = (coded: Coded) =>
  fileOf(coded, new Mp4OutputFormat({ fastStart: 'in-memory' }), { source: 'avc', codec: codecs.h264 })

/** A WebM file of VP9 frames with an index, so that players can seek. */
export const webm = (coded: Coded) =>
  fileOf(coded, new WebMOutputFormat(), { source: 'vp9', codec: codecs.vp9 })

async function fileOf(
  { width, height, chunks, setup }: Coded,
  format: Mp4OutputFormat | WebMOutputFormat,
  { source: kind, codec }: { source: 'avc' | 'vp9'; codec: string },
): Promise<Buffer> {
  const target = new BufferTarget()
  const output = new Output({ format, target })
  const source = new EncodedVideoPacketSource(kind)
  output.addVideoTrack(source)
  await output.start()
  const decoderConfig = {
    codec,
    codedWidth: width,
    codedHeight: height,
    ...(setup.length && { description: new Uint8Array(setup) }),
  }
  for (const { bytes, at, lasts, key } of chunks)
    await source.add(new EncodedPacket(bytes, key ? 'key' : 'delta', at / 1000, lasts / 1000), {
      decoderConfig,
    })
  await output.finalize()
  return Buffer.from(target.buffer!)
}
