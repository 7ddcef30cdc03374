// src/agents/qwen/package-lock.json
var package_lock_default = {
	name: "agent",
	lockfileVersion: 3,
	requires: true,
	packages: {
		"": {
			"name": "agent",
			"dependencies": { "@qwen-code/qwen-code": "0.24.4" }
		},
		"node_modules/@emnapi/runtime": {
			"version": "1.11.3",
			"integrity": "sha512-Xz4Tpyki7XyrpbUK1jR1AhdAdaXyhhY4lZ3neLodmhpuWfy2PAQN5B46sAiU4liOXGLkHypn/qU+jvfWSCYYLA==",
			"license": "MIT",
			"optional": true,
			"dependencies": { "tslib": "^2.4.0" }
		},
		"node_modules/@img/colour": {
			"version": "1.1.0",
			"integrity": "sha512-Td76q7j57o/tLVdgS746cYARfSyxk8iEfRxewL9h4OMzYhbW4TAcppl0mT4eyqXddh6L/jwoM75mo7ixa/pCeQ==",
			"license": "MIT",
			"optional": true,
			"engines": { "node": ">=18" }
		},
		"node_modules/@img/sharp-darwin-arm64": {
			"version": "0.35.4",
			"integrity": "sha512-Uhfl4V4lhP2nbUVF9+hyH1+luj86f1gUFeo8ALYxFoULoU+G87D43BfeMP8XHsk9boxAnCY/bf2EHwhA7MuGsA==",
			"cpu": ["arm64"],
			"license": "Apache-2.0",
			"optional": true,
			"os": ["darwin"],
			"engines": { "node": ">=20.9.0" },
			"funding": { "url": "https://opencollective.com/libvips" },
			"optionalDependencies": { "@img/sharp-libvips-darwin-arm64": "1.3.3" }
		},
		"node_modules/@img/sharp-darwin-x64": {
			"version": "0.35.4",
			"integrity": "sha512-hWniXY3bG5qKpkKrAwPe4y+VTPmf086YQAnkxWh7uA1YrlRouWGa0M0Mxj3ZjnXFkv7/TD1bTy9lGUK26vRvWw==",
			"cpu": ["x64"],
			"license": "Apache-2.0",
			"optional": true,
			"os": ["darwin"],
			"engines": { "node": ">=20.9.0" },
			"funding": { "url": "https://opencollective.com/libvips" },
			"optionalDependencies": { "@img/sharp-libvips-darwin-x64": "1.3.3" }
		},
		"node_modules/@img/sharp-freebsd-wasm32": {
			"version": "0.35.4",
			"integrity": "sha512-lIsKw/BU+kjB4eZjxrYrZmwOJYi3Ajrv66iAlBmUPyKc3HpnloevB1g3wxGD9P/5BbQ1brBGl65VRRrCvQDEqA==",
			"license": "Apache-2.0",
			"optional": true,
			"os": ["freebsd"],
			"dependencies": { "@img/sharp-wasm32": "0.35.4" },
			"engines": { "node": ">=20.9.0" },
			"funding": { "url": "https://opencollective.com/libvips" }
		},
		"node_modules/@img/sharp-libvips-darwin-arm64": {
			"version": "1.3.3",
			"integrity": "sha512-suTBPTDGrI9WodccaDdwZItTSaBYASlBk1NSfElSHrUfzu3szG6lvIF58+WiFvnfzuK8ZBFS5zE00PxqxnRiPg==",
			"cpu": ["arm64"],
			"license": "LGPL-3.0-or-later",
			"optional": true,
			"os": ["darwin"],
			"funding": { "url": "https://opencollective.com/libvips" }
		},
		"node_modules/@img/sharp-libvips-darwin-x64": {
			"version": "1.3.3",
			"integrity": "sha512-FVJZ5mITMobmXIz/hPDTw0EintTW5H3WfrxwLqEqjiIihlu+hVRyGrFQ60xl0Lxn7Bt3zdpevPaQi0HEzqz9fw==",
			"cpu": ["x64"],
			"license": "LGPL-3.0-or-later",
			"optional": true,
			"os": ["darwin"],
			"funding": { "url": "https://opencollective.com/libvips" }
		},
		"node_modules/@img/sharp-libvips-linux-arm": {
			"version": "1.3.3",
			"integrity": "sha512-3rbU4vqXXc3hY/OiXdl52xZvT0F1yEngWfvqudtPJg/KkyiaQw2DRsFrNzpmLvfavbwOq3qXn36GP8obHRULQA==",
			"cpu": ["arm"],
			"libc": ["glibc"],
			"license": "LGPL-3.0-or-later",
			"optional": true,
			"os": ["linux"],
			"funding": { "url": "https://opencollective.com/libvips" }
		},
		"node_modules/@img/sharp-libvips-linux-arm64": {
			"version": "1.3.3",
			"integrity": "sha512-0DaL0A6Xu6sQSQFwe4iVCrKWU2cCTItnRsYsCdxAMm9NF6twAA9BKnoqy4hqz4+azQ0JHuA26qiUKsf1XJ/v5A==",
			"cpu": ["arm64"],
			"libc": ["glibc"],
			"license": "LGPL-3.0-or-later",
			"optional": true,
			"os": ["linux"],
			"funding": { "url": "https://opencollective.com/libvips" }
		},
		"node_modules/@img/sharp-libvips-linux-ppc64": {
			"version": "1.3.3",
			"integrity": "sha512-cdn1OvUBwsXhbC0zSzJnNzf5MZ/mTrobawDvNXBTxe8VtqKAm0sRuEY2Evzovb/w9JMk4TvRxqt1mekSuJz64w==",
			"cpu": ["ppc64"],
			"libc": ["glibc"],
			"license": "LGPL-3.0-or-later",
			"optional": true,
			"os": ["linux"],
			"funding": { "url": "https://opencollective.com/libvips" }
		},
		"node_modules/@img/sharp-libvips-linux-riscv64": {
			"version": "1.3.3",
			"integrity": "sha512-HjPVx7yKz+0lqdhDlTw1tt90wamBoxhiXpvl1XZpJLiHH4RCJ5yDTqH+VlYPv2fwFs89JFw4c1IexYOcQUi4IQ==",
			"cpu": ["riscv64"],
			"libc": ["glibc"],
			"license": "LGPL-3.0-or-later",
			"optional": true,
			"os": ["linux"],
			"funding": { "url": "https://opencollective.com/libvips" }
		},
		"node_modules/@img/sharp-libvips-linux-s390x": {
			"version": "1.3.3",
			"integrity": "sha512-neWLh+3yCNThxnfy3c4BbVBeGgt9aftno+XbT56iK28RgeDs3UOFWviLWlUu0bArYVYJaFDK+RRohbicUNCm8Q==",
			"cpu": ["s390x"],
			"libc": ["glibc"],
			"license": "LGPL-3.0-or-later",
			"optional": true,
			"os": ["linux"],
			"funding": { "url": "https://opencollective.com/libvips" }
		},
		"node_modules/@img/sharp-libvips-linux-x64": {
			"version": "1.3.3",
			"integrity": "sha512-4vKmvAst9nrowcqquKFAyZJUDolUaIp8uRiN0mWFguJ1IplC9/pitXtlnnlU4aa/eJw3J7i67V+pwUL+wZGdsA==",
			"cpu": ["x64"],
			"libc": ["glibc"],
			"license": "LGPL-3.0-or-later",
			"optional": true,
			"os": ["linux"],
			"funding": { "url": "https://opencollective.com/libvips" }
		},
		"node_modules/@img/sharp-libvips-linuxmusl-arm64": {
			"version": "1.3.3",
			"integrity": "sha512-Y9kQaLMuNoB0bPYOOdcZMaseNrFpPodIWWMrx+CZyydf2xn68j9WYc6sWWRrDwNkzCQjKYfc68L7jKjGlHMibw==",
			"cpu": ["arm64"],
			"libc": ["musl"],
			"license": "LGPL-3.0-or-later",
			"optional": true,
			"os": ["linux"],
			"funding": { "url": "https://opencollective.com/libvips" }
		},
		"node_modules/@img/sharp-libvips-linuxmusl-x64": {
			"version": "1.3.3",
			"integrity": "sha512-fj8Mv0HHfD1Rr+4I68+3agJynxDWtBFgicTbSOb9Bke6pIwzGcJ+RX/yHjmiEGFMCavY/dxvem7MyNaJF+wDiw==",
			"cpu": ["x64"],
			"libc": ["musl"],
			"license": "LGPL-3.0-or-later",
			"optional": true,
			"os": ["linux"],
			"funding": { "url": "https://opencollective.com/libvips" }
		},
		"node_modules/@img/sharp-linux-arm": {
			"version": "0.35.4",
			"integrity": "sha512-7OAS8gI0EReKGVN2HssHlM6umJgxF5VI3xN0p9FA91p/YO+ou5hiNghLdZ5BEHztwaaK5+bLKRf8x/o2L2nk9A==",
			"cpu": ["arm"],
			"libc": ["glibc"],
			"license": "Apache-2.0",
			"optional": true,
			"os": ["linux"],
			"engines": { "node": ">=20.9.0" },
			"funding": { "url": "https://opencollective.com/libvips" },
			"optionalDependencies": { "@img/sharp-libvips-linux-arm": "1.3.3" }
		},
		"node_modules/@img/sharp-linux-arm64": {
			"version": "0.35.4",
			"integrity": "sha512-De4jpEnAU8Hd5oT0j1G3uL4ZvTuipVMn7YC6vPaJhy6/7EwEae0SVAoBrUMYQbkLGDm85taVWwuPc1a44LTzCQ==",
			"cpu": ["arm64"],
			"libc": ["glibc"],
			"license": "Apache-2.0",
			"optional": true,
			"os": ["linux"],
			"engines": { "node": ">=20.9.0" },
			"funding": { "url": "https://opencollective.com/libvips" },
			"optionalDependencies": { "@img/sharp-libvips-linux-arm64": "1.3.3" }
		},
		"node_modules/@img/sharp-linux-ppc64": {
			"version": "0.35.4",
			"integrity": "sha512-2oYZJeIl4kCcMGk4ouZVjnkCtFrpQFlNEtJ6GbxzhHQchwH0NH/qEb9ykmOl29dqwMq+JhFdZn+1ak2FKhI9fQ==",
			"cpu": ["ppc64"],
			"libc": ["glibc"],
			"license": "Apache-2.0",
			"optional": true,
			"os": ["linux"],
			"engines": { "node": ">=20.9.0" },
			"funding": { "url": "https://opencollective.com/libvips" },
			"optionalDependencies": { "@img/sharp-libvips-linux-ppc64": "1.3.3" }
		},
		"node_modules/@img/sharp-linux-riscv64": {
			"version": "0.35.4",
			"integrity": "sha512-cPbNChoRURAWdebDIHSenxRpgEdy7JkPydSnUxRm9VvKD7m0/xVaR/8Fzlu81pk5nHEvHH87UZUA7cTtwnbJSA==",
			"cpu": ["riscv64"],
			"libc": ["glibc"],
			"license": "Apache-2.0",
			"optional": true,
			"os": ["linux"],
			"engines": { "node": ">=20.9.0" },
			"funding": { "url": "https://opencollective.com/libvips" },
			"optionalDependencies": { "@img/sharp-libvips-linux-riscv64": "1.3.3" }
		},
		"node_modules/@img/sharp-linux-s390x": {
			"version": "0.35.4",
			"integrity": "sha512-RY0JFY8Fd6RonCBtHz+DvadaPkXDSI1AUn6yWL9TipqkZ1vY8w8evqdgyDFnkm4/K1ve1TvZiaePP5oSd4+WVQ==",
			"cpu": ["s390x"],
			"libc": ["glibc"],
			"license": "Apache-2.0",
			"optional": true,
			"os": ["linux"],
			"engines": { "node": ">=20.9.0" },
			"funding": { "url": "https://opencollective.com/libvips" },
			"optionalDependencies": { "@img/sharp-libvips-linux-s390x": "1.3.3" }
		},
		"node_modules/@img/sharp-linux-x64": {
			"version": "0.35.4",
			"integrity": "sha512-9qvvEAuk8k89TfWUoX2htWjbAMX8p+NxCppjpcg5k6xMsjhBQPTsoIh36h9Qde4WRuGpJeYnOjdosDn/cnv+OA==",
			"cpu": ["x64"],
			"libc": ["glibc"],
			"license": "Apache-2.0",
			"optional": true,
			"os": ["linux"],
			"engines": { "node": ">=20.9.0" },
			"funding": { "url": "https://opencollective.com/libvips" },
			"optionalDependencies": { "@img/sharp-libvips-linux-x64": "1.3.3" }
		},
		"node_modules/@img/sharp-linuxmusl-arm64": {
			"version": "0.35.4",
			"integrity": "sha512-KB5jxpfWQTr0nc3xdHtWChdbifHrBGsd2SM62Eyxrl8afikm+f5qGBU75SJIZBT/S1MC8XyacdlXBMSWq6OURA==",
			"cpu": ["arm64"],
			"libc": ["musl"],
			"license": "Apache-2.0",
			"optional": true,
			"os": ["linux"],
			"engines": { "node": ">=20.9.0" },
			"funding": { "url": "https://opencollective.com/libvips" },
			"optionalDependencies": { "@img/sharp-libvips-linuxmusl-arm64": "1.3.3" }
		},
		"node_modules/@img/sharp-linuxmusl-x64": {
			"version": "0.35.4",
			"integrity": "sha512-f+eZJZIQNEEd26RPSW+76chwOf1XtA2Y/O+5ocVyLliHkeih3e+jhLVBdNTd2rS3IbNXK8+ug93Vf5ZXtF5Lxg==",
			"cpu": ["x64"],
			"libc": ["musl"],
			"license": "Apache-2.0",
			"optional": true,
			"os": ["linux"],
			"engines": { "node": ">=20.9.0" },
			"funding": { "url": "https://opencollective.com/libvips" },
			"optionalDependencies": { "@img/sharp-libvips-linuxmusl-x64": "1.3.3" }
		},
		"node_modules/@img/sharp-wasm32": {
			"version": "0.35.4",
			"integrity": "sha512-zQnl4Kwp7Q6NHsENtU2T/00Zi+w3AQNwz3+UaTyVBy2FpXrzXzGjndpK61onhZjRtRpQXxCTeqw19bVyXOh7jA==",
			"license": "Apache-2.0 AND LGPL-3.0-or-later AND MIT",
			"optional": true,
			"dependencies": { "@emnapi/runtime": "^1.11.3" },
			"engines": { "node": ">=20.9.0" },
			"funding": { "url": "https://opencollective.com/libvips" }
		},
		"node_modules/@img/sharp-webcontainers-wasm32": {
			"version": "0.35.4",
			"integrity": "sha512-ESfNkywmCfPNyaZjxooddJQiQ+l/nTpGEOGthxiLnIHXC/CmcBixnfwUleX9mCz9ovrUUvKMap/pm8RYbzfwaA==",
			"cpu": ["wasm32"],
			"license": "Apache-2.0",
			"optional": true,
			"dependencies": { "@img/sharp-wasm32": "0.35.4" },
			"engines": { "node": ">=20.9.0" },
			"funding": { "url": "https://opencollective.com/libvips" }
		},
		"node_modules/@img/sharp-win32-arm64": {
			"version": "0.35.4",
			"integrity": "sha512-iNdlBX9gLVvqe2I3uIJSIKTq6wckP/DYxZtcqxm09x5Gi24DnFBmPAWZmr60ZyYMG0xlzo6goG3670ar+RXvRw==",
			"cpu": ["arm64"],
			"license": "Apache-2.0 AND LGPL-3.0-or-later",
			"optional": true,
			"os": ["win32"],
			"engines": { "node": ">=20.9.0" },
			"funding": { "url": "https://opencollective.com/libvips" }
		},
		"node_modules/@img/sharp-win32-ia32": {
			"version": "0.35.4",
			"integrity": "sha512-kqRsbaa5CS6KHlpxnN7WhE6vAAugXyZButpRdvDWetlv6Qv4N9WTcrWzF7tXfB9T7MsoadqdI8hmwLq6UlLvtw==",
			"cpu": ["ia32"],
			"license": "Apache-2.0 AND LGPL-3.0-or-later",
			"optional": true,
			"os": ["win32"],
			"engines": { "node": "^20.9.0" },
			"funding": { "url": "https://opencollective.com/libvips" }
		},
		"node_modules/@img/sharp-win32-x64": {
			"version": "0.35.4",
			"integrity": "sha512-XtmnYhBcrORsJ4XJngyzr/EWP0hRZLAZRFaApdKuviyqF78+ylxh2y06ZmtULAMOnObJ3ucpN0AcwSWnMowTRg==",
			"cpu": ["x64"],
			"license": "Apache-2.0 AND LGPL-3.0-or-later",
			"optional": true,
			"os": ["win32"],
			"engines": { "node": ">=20.9.0" },
			"funding": { "url": "https://opencollective.com/libvips" }
		},
		"node_modules/@lydell/node-pty": {
			"version": "1.2.0-beta.10",
			"integrity": "sha512-Fv+A3+MZVA8qhkBIZsM1E6dCdHNMyXXz22mAYiMWd03LlyK///F3OH6CKPX9mj4id7LUlxpr45yPzyBVy9aDPw==",
			"license": "MIT",
			"optional": true,
			"optionalDependencies": {
				"@lydell/node-pty-darwin-arm64": "1.2.0-beta.10",
				"@lydell/node-pty-darwin-x64": "1.2.0-beta.10",
				"@lydell/node-pty-linux-arm64": "1.2.0-beta.10",
				"@lydell/node-pty-linux-x64": "1.2.0-beta.10",
				"@lydell/node-pty-win32-arm64": "1.2.0-beta.10",
				"@lydell/node-pty-win32-x64": "1.2.0-beta.10"
			}
		},
		"node_modules/@lydell/node-pty-darwin-arm64": {
			"version": "1.2.0-beta.10",
			"integrity": "sha512-C+eqDyRNHRYvx7RaHj6VVCx6nCpRBPuuxhTcc3JH3GuBMoxTsYeY4GkWH2XOktrgbAq1BG8e/Y8bu/wNQreCEw==",
			"cpu": ["arm64"],
			"license": "MIT",
			"optional": true,
			"os": ["darwin"]
		},
		"node_modules/@lydell/node-pty-darwin-x64": {
			"version": "1.2.0-beta.10",
			"integrity": "sha512-aZoIK6HtJO5BiT4ELm683U4dyHtt8b7wNgq3NJqYAQwSXrcPv576Z8vY3BIulVxfcFkht/SPLKou9TtdFXdNpg==",
			"cpu": ["x64"],
			"license": "MIT",
			"optional": true,
			"os": ["darwin"]
		},
		"node_modules/@lydell/node-pty-linux-arm64": {
			"version": "1.2.0-beta.10",
			"integrity": "sha512-0cKX2iMyXFNBE4fGtGK6B7IkdXcDMZajyEDoGMOgQQs/DDtoI5tSPcBcqNY9VitVrsRQA8+gFt6eKYU9Ye/lUA==",
			"cpu": ["arm64"],
			"license": "MIT",
			"optional": true,
			"os": ["linux"]
		},
		"node_modules/@lydell/node-pty-linux-x64": {
			"version": "1.2.0-beta.10",
			"integrity": "sha512-J9HnxvSzEeMH748+Ul1VrmCLWMo7iCVJy9EGijRR62+YO/Yk5GaCydUTZ+KzlH0/X5aTrgt5cfiof4vx45tRRg==",
			"cpu": ["x64"],
			"license": "MIT",
			"optional": true,
			"os": ["linux"]
		},
		"node_modules/@lydell/node-pty-win32-arm64": {
			"version": "1.2.0-beta.10",
			"integrity": "sha512-PlDJpJX/pnKyy6OmADKzhf+INZDDnzTBGaI0LT4laVNc6NblZNqUSkCMjLFWbeakeuQp0VG37M49WQSN9FDfeA==",
			"cpu": ["arm64"],
			"license": "MIT",
			"optional": true,
			"os": ["win32"]
		},
		"node_modules/@lydell/node-pty-win32-x64": {
			"version": "1.2.0-beta.10",
			"integrity": "sha512-ExFgWrzyldNAMi45U9PLIOu+g/RatP+f0c/dZxaooifME6yLW32BoHveH26/TtoAjZyJrc2iL0u48pgnR1fzmg==",
			"cpu": ["x64"],
			"license": "MIT",
			"optional": true,
			"os": ["win32"]
		},
		"node_modules/@qwen-code/audio-capture": {
			"version": "0.24.4",
			"integrity": "sha512-XuwBB8fb7sVoaqxKyP55aoiHSAdUy9Dct4+HqhUvMqEoILay2lVM+ijq7jPzbOBrxVPP6XATnhqKmwZUM/oWGQ==",
			"hasInstallScript": true,
			"optional": true,
			"dependencies": { "node-gyp-build": "^4.8.4" },
			"engines": { "node": ">=22" }
		},
		"node_modules/@qwen-code/qwen-code": {
			"version": "0.24.4",
			"integrity": "sha512-pmexy/Nj+BKd3Un1ogqGQE8V4GJn5B6N9PQOrU1GH+lMR29kn6Bgf6YdbZa8hNIoTmAKT1LTPK+P8TibZRPPVg==",
			"bin": { "qwen": "cli-entry.js" },
			"engines": { "node": ">=22.0.0" },
			"optionalDependencies": {
				"@lydell/node-pty": "1.2.0-beta.10",
				"@lydell/node-pty-darwin-arm64": "1.2.0-beta.10",
				"@lydell/node-pty-darwin-x64": "1.2.0-beta.10",
				"@lydell/node-pty-linux-x64": "1.2.0-beta.10",
				"@lydell/node-pty-win32-arm64": "1.2.0-beta.10",
				"@lydell/node-pty-win32-x64": "1.2.0-beta.10",
				"@qwen-code/audio-capture": "0.24.4",
				"@teddyzhu/clipboard": "0.0.5",
				"@teddyzhu/clipboard-linux-x64-gnu": "0.0.5",
				"sharp": "0.35.4"
			}
		},
		"node_modules/@teddyzhu/clipboard": {
			"version": "0.0.5",
			"integrity": "sha512-XA6MG7nLPZzj51agCwDYaVnVVrt0ByJ3G9rl3ar6N4GETAjUKKup6u76SLp2C5yHRWYV9hwMYDn04OGLar0MVg==",
			"license": "MIT",
			"optional": true,
			"engines": { "node": ">= 10.16.0 < 11 || >= 11.8.0 < 12 || >= 12.0.0" },
			"optionalDependencies": { "@teddyzhu/clipboard-linux-x64-gnu": "0.0.5" }
		},
		"node_modules/@teddyzhu/clipboard-linux-x64-gnu": {
			"version": "0.0.5",
			"integrity": "sha512-Ogh4zYM9s537WJszSvKrPAoKQZ2grnY7Xy6szyJp2+84uQKWNbvZkATODAsRUn48zr9gqL3PZeUqkIBaz8sCpQ==",
			"cpu": ["x64"],
			"libc": ["glibc"],
			"license": "MIT",
			"optional": true,
			"os": ["linux"],
			"engines": { "node": ">= 10.16.0 < 11 || >= 11.8.0 < 12 || >= 12.0.0" }
		},
		"node_modules/detect-libc": {
			"version": "2.1.2",
			"integrity": "sha512-Btj2BOOO83o3WyH59e8MgXsxEQVcarkUOpEYrubB0urwnN10yQ364rsiByU11nZlqWYZm05i/of7io4mzihBtQ==",
			"license": "Apache-2.0",
			"optional": true,
			"engines": { "node": ">=8" }
		},
		"node_modules/node-gyp-build": {
			"version": "4.8.4",
			"integrity": "sha512-LA4ZjwlnUblHVgq0oBF3Jl/6h/Nvs5fzBLwdEF4nuxnFdsfajde4WfxtJr3CaiH+F6ewcIB/q4jQ4UzPyid+CQ==",
			"license": "MIT",
			"optional": true,
			"bin": {
				"node-gyp-build": "bin.js",
				"node-gyp-build-optional": "optional.js",
				"node-gyp-build-test": "build-test.js"
			}
		},
		"node_modules/semver": {
			"version": "7.8.6",
			"integrity": "sha512-9lpSSU4Mly3mrtruwLs1eLK6+gzbzqeBFwRNjIjE+9LuDpWdYctrQlQ3ej1Ilgi7gknpsTRnPoLP8DpCHqHIJw==",
			"license": "ISC",
			"optional": true,
			"bin": { "semver": "bin/semver.js" },
			"engines": { "node": ">=10" }
		},
		"node_modules/sharp": {
			"version": "0.35.4",
			"integrity": "sha512-n++8XWcj+jCOr2IOl7h8LbKnGBDY4aPbmprMONBNFdn0ImXqpGVv5zliDs0V9HbmbCQLpbuo2ej9rAoOQTvMDA==",
			"license": "Apache-2.0",
			"optional": true,
			"dependencies": {
				"@img/colour": "^1.1.0",
				"detect-libc": "^2.1.2",
				"semver": "^7.8.5"
			},
			"engines": { "node": ">=20.9.0" },
			"funding": { "url": "https://opencollective.com/libvips" },
			"optionalDependencies": {
				"@img/sharp-darwin-arm64": "0.35.4",
				"@img/sharp-darwin-x64": "0.35.4",
				"@img/sharp-freebsd-wasm32": "0.35.4",
				"@img/sharp-libvips-darwin-arm64": "1.3.3",
				"@img/sharp-libvips-darwin-x64": "1.3.3",
				"@img/sharp-libvips-linux-arm": "1.3.3",
				"@img/sharp-libvips-linux-arm64": "1.3.3",
				"@img/sharp-libvips-linux-ppc64": "1.3.3",
				"@img/sharp-libvips-linux-riscv64": "1.3.3",
				"@img/sharp-libvips-linux-s390x": "1.3.3",
				"@img/sharp-libvips-linux-x64": "1.3.3",
				"@img/sharp-libvips-linuxmusl-arm64": "1.3.3",
				"@img/sharp-libvips-linuxmusl-x64": "1.3.3",
				"@img/sharp-linux-arm": "0.35.4",
				"@img/sharp-linux-arm64": "0.35.4",
				"@img/sharp-linux-ppc64": "0.35.4",
				"@img/sharp-linux-riscv64": "0.35.4",
				"@img/sharp-linux-s390x": "0.35.4",
				"@img/sharp-linux-x64": "0.35.4",
				"@img/sharp-linuxmusl-arm64": "0.35.4",
				"@img/sharp-linuxmusl-x64": "0.35.4",
				"@img/sharp-webcontainers-wasm32": "0.35.4",
				"@img/sharp-win32-arm64": "0.35.4",
				"@img/sharp-win32-ia32": "0.35.4",
				"@img/sharp-win32-x64": "0.35.4"
			},
			"peerDependenciesMeta": { "@types/node": { "optional": true } }
		},
		"node_modules/tslib": {
			"version": "2.9.1",
			"integrity": "sha512-a4Ux9VKuIMHsOS7ENbEq6hK2ZGYIT27Rtl0E4eD9KqwxhKiQeMZE/9xb3IdYwWaSOyIBQLExhQgXDTYoiCxnWA==",
			"license": "0BSD",
			"optional": true
		}
	}
};

export { package_lock_default as default };