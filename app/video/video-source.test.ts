import { expect, test } from "vitest";
import { playlistUrl, providerName, thumbnailUrl, videoSources } from "./video-source.ts";

test("without a provider, videos come from this site", () => {
  expect(playlistUrl(null, "presentation-fr")).toBe("/videos/presentation-fr.m3u8");
  expect(thumbnailUrl(null, "presentation-fr")).toBe("/videos/presentation-fr/thumbnail.jpg?time=6");
  expect(videoSources(null)).toEqual({ images: [], media: [] });
  expect(providerName(null)).toBeNull();
});

test("Mux serves thumbnails and segments from other hosts than playlists", () => {
  const base = "https://stream.mux.com";
  expect(playlistUrl(base, "a1B2")).toBe("https://stream.mux.com/a1B2.m3u8");
  expect(thumbnailUrl(base, "a1B2")).toBe("https://image.mux.com/a1B2/thumbnail.jpg?time=6");
  expect(videoSources(base)).toEqual({ images: ["https://image.mux.com"], media: ["https://*.mux.com"] });
});

test("the address of another provider is used unchanged, including its path", () => {
  const base = "https://media.example.com/hls";
  expect(playlistUrl(base, "a1B2")).toBe("https://media.example.com/hls/a1B2.m3u8");
  expect(thumbnailUrl(base, "a1B2")).toBe("https://media.example.com/hls/a1B2/thumbnail.jpg?time=6");
  expect(videoSources(base)).toEqual({
    images: ["https://media.example.com"],
    media: ["https://media.example.com"],
  });
});

test("a playback id cannot change the rest of the address", () => {
  expect(playlistUrl(null, "../secret")).toBe("/videos/..%2Fsecret.m3u8");
});
