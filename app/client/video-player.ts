/** The video player. Its code is loaded when a visitor starts a video. */

const playlistType = "application/vnd.apple.mpegurl";

/** The captions in the facade's attributes; shown at once where the video is spoken. */
function captions({ dataset }: HTMLAnchorElement): HTMLTrackElement {
  const track = document.createElement("track");
  track.kind = "captions";
  track.src = dataset.videoCaptions ?? "";
  track.srclang = document.documentElement.lang;
  track.label = dataset.videoCaptionsLabel ?? "";
  track.default = dataset.videoSpoken !== undefined;
  return track;
}

function videoFor(link: HTMLAnchorElement): HTMLVideoElement {
  const video = document.createElement("video");
  video.className = "video-player";
  video.controls = true;
  video.playsInline = true;
  video.tabIndex = 0;
  video.setAttribute("aria-label", link.dataset.video ?? "");
  video.poster = link.querySelector("img")?.currentSrc ?? "";
  const track = captions(link);
  video.append(track);
  // WebKit disables a default track when the video loads, unless the system's settings ask for captions.
  const showCaptions = () => {
    if (track.default) track.track.mode = "showing";
  };
  video.addEventListener("loadeddata", showCaptions, { once: true });
  video.addEventListener("play", () => {
    for (const other of document.querySelectorAll("video")) if (other !== video) other.pause();
  });
  return video;
}

/** Plays with hls.js. Resolves when the video is attached; `onFailure` is called if it cannot be played. */
async function attach(video: HTMLVideoElement, playlist: string, onFailure: () => void): Promise<void> {
  const { default: Hls } = await import("hls.js/light");
  if (!Hls.isSupported()) throw new Error("No media source extensions");
  // A worker would be a script from a blob, which the content security policy refuses.
  const hls = new Hls({ enableWorker: false, capLevelToPlayerSize: true });
  hls.on(Hls.Events.ERROR, (_, { fatal }) => {
    if (!fatal) return;
    hls.destroy();
    onFailure();
  });
  hls.loadSource(playlist);
  hls.attachMedia(video);
}

/** Replaces the facade with the player and starts the video. After a failure, shows the facade with an open transcript. */
export function play(link: HTMLAnchorElement): void {
  const video = videoFor(link);
  const giveUp = () => {
    video.replaceWith(link);
    link.closest("figure")?.querySelector("details")?.setAttribute("open", "");
    link.focus();
  };
  // If the browser blocks sound without a further press, the visitor uses the controls.
  const start = () => void video.play().catch(() => {});
  const playWithHls = () => void attach(video, link.href, giveUp).then(start, giveUp);

  link.replaceWith(video);
  video.focus();
  if (video.canPlayType(playlistType) === "") playWithHls();
  else {
    // Some browsers report support and then fail.
    video.addEventListener("error", playWithHls, { once: true });
    video.src = link.href;
    start();
  }
}
