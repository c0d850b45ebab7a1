declare module 'upng-js' {
  interface Image {
    width: number;
    height: number;
  }
  const UPNG: {
    decode: (data: Buffer) => Image;
    toRGBA8: (image: Image) => ArrayBuffer[];
    /** @param colors largest number of colours; 0 keeps all */
    encode: (frames: ArrayBuffer[], width: number, height: number, colors: number) => ArrayBuffer;
  };
  export default UPNG;
}
