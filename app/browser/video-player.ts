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

/** Between two attempts to go on when the network is gone, in milliseconds. */
const retryMs = 3000;

/** Between two looks at whether the video stands still, in milliseconds. */
const lookMs = 1000;

/** How far a video has played since it was recovered, to be recovered again, in seconds: hls.js itself moves it by less. */
const recoveredSeconds = 1;

/**
 * Says below the video, for as long as it waits for a network that is gone, that it will go on. By its time, because WebKit
 * reports data to play (`readyState`) where it has none.
 */
function interruptionNotice(video: HTMLVideoElement, text: string) {
  const notice = document.createElement("p");
  notice.className = "video-notice";
  notice.setAttribute("role", "status");
  let interrupted = false;
  let retry = 0;
  let before = -1;
  const show = () => {
    const standsStill = !video.paused && video.currentTime === before;
    const waits = standsStill || video.seeking || video.error !== null;
    before = video.currentTime;
    const shown = waits && (interrupted || !navigator.onLine) ? text : "";
    // A text that is written again would be read out again.
    if (notice.textContent !== shown) notice.textContent = shown;
  };
  const looks = setInterval(() => (notice.isConnected ? show() : clearInterval(looks)), lookMs);
  return {
    element: notice,
    /** The network is gone. `again`: goes on, if what plays the video has given up. */
    begin(again?: () => void) {
      interrupted = true;
      if (!again) return;
      const attempt = () => {
        clearTimeout(retry);
        removeEventListener("online", attempt);
        if (video.isConnected) again();
      };
      clearTimeout(retry);
      retry = window.setTimeout(attempt, retryMs);
      addEventListener("online", attempt);
    },
    end() {
      interrupted = false;
    },
  };
}

type Notice = ReturnType<typeof interruptionNotice>;

/** The index of the smallest rendition that fills a width, in pixels of the screen; of the largest, if none does. */
export function fittingLevel(levels: readonly { readonly width: number }[], width: number): number {
  const fitting = levels.findIndex((level) => level.width >= width);
  return fitting < 0 ? levels.length - 1 : fitting;
}

/**
 * Plays with hls.js. Resolves when the video is attached; `onFailure` is called if it cannot be played. Once it has begun, a
 * lost network is no failure: hls.js retries for a while, and then it is started again until the network is back.
 */
async function playWithHls(
  video: HTMLVideoElement,
  playlist: string,
  notice: Notice,
  onFailure: () => void,
): Promise<void> {
  const startPosition = video.currentTime || -1;
  const { default: Hls } = await import("hls.js/light");
  if (!Hls.isSupported()) throw new Error("No media source extensions");
  // A worker would be a script from a blob, which the content security policy refuses.
  const hls = new Hls({ enableWorker: false, capLevelToPlayerSize: true, startPosition });
  // The first picture is as sharp as the frame is large. On a line that is too slow for it, hls.js goes down by itself.
  hls.on(Hls.Events.MANIFEST_PARSED, (_, { levels }) => {
    hls.startLevel = fittingLevel(levels, video.clientWidth * devicePixelRatio);
  });
  let recoveredAt = Number.NEGATIVE_INFINITY;
  hls.on(Hls.Events.ERROR, (_, { type, fatal, response }) => {
    const isRefused = (response?.code ?? 0) >= 400;
    const began = video.readyState > 0;
    if (type === Hls.ErrorTypes.NETWORK_ERROR && !isRefused && began)
      notice.begin(fatal ? () => hls.startLoad() : undefined);
    else if (!fatal) return;
    // A device that decodes slowly stands still for longer than hls.js waits. No second time at the same place.
    else if (
      type === Hls.ErrorTypes.MEDIA_ERROR &&
      began &&
      Math.abs(video.currentTime - recoveredAt) > recoveredSeconds
    ) {
      recoveredAt = video.currentTime;
      const { paused } = video;
      hls.recoverMediaError();
      if (!paused) void video.play().catch(() => {});
    } else {
      hls.destroy();
      onFailure();
    }
  });
  // A fragment of what was played already does not end the interruption: it was on its way when the network went.
  hls.on(Hls.Events.FRAG_BUFFERED, (_, { frag }) => {
    if (frag.end > video.currentTime) notice.end();
  });
  hls.loadSource(playlist);
  hls.attachMedia(video);
}

/** Replaces the facade with the player and starts the video. After a failure, shows the facade with an open transcript. */
export function play(link: HTMLAnchorElement): void {
  const video = videoFor(link);
  const notice = interruptionNotice(video, link.dataset.videoInterrupted ?? "");
  const giveUp = () => {
    notice.element.remove();
    video.replaceWith(link);
    link.closest("figure")?.querySelector("details")?.setAttribute("open", "");
    link.focus();
  };
  // If the browser blocks sound without a further press, the visitor uses the controls.
  const start = () => void video.play().catch(() => {});
  const startWithHls = () => void playWithHls(video, link.href, notice, giveUp).then(start, giveUp);

  const dialog = link.closest("[popover]");
  link.replaceWith(video, notice.element);
  video.focus();
  dialog?.addEventListener("toggle", () => (dialog.matches(":popover-open") ? start() : video.pause()));
  // Browsers that play playlists themselves start with the smallest rendition, however large the frame is: they do where
  // hls.js cannot, as on an iPhone.
  if ("MediaSource" in window || video.canPlayType(playlistType) === "") startWithHls();
  else {
    let began = false;
    const playNatively = (from: number) => {
      video.src = link.href;
      video.currentTime = from;
      start();
    };
    const onError = () => {
      const at = video.currentTime;
      if (began) notice.begin(() => playNatively(at));
      else {
        // Some browsers report support and then fail.
        video.removeEventListener("error", onError);
        startWithHls();
      }
    };
    video.addEventListener("error", onError);
    video.addEventListener("playing", () => {
      began = true;
      notice.end();
    });
    playNatively(0);
  }
}
